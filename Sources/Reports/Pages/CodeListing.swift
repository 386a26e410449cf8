import Judging

/// A learner's file with its lines numbered, those marked that findings name. Of a very long file the beginning is shown
/// and what is around the marked lines.
struct CodeListing {
  /// One line to show.
  struct Line: Equatable {
    var number: Int
    var text: String

    /// The numbers of the findings that name it, counted from 1.
    var findings: [Int]
  }

  /// How many lines are shown from the beginning, how many around each marked one, and how long each may be.
  private static let headLimit = 800
  private static let neighbours = 3
  private static let columnLimit = 600

  /// What is shown, in pieces without gaps.
  private(set) var pieces: [[Line]] = []

  /// How many lines the file has.
  let count: Int

  /// - Parameter findings: All findings on the file, in the order in which they are numbered.
  init(_ text: String, findings: [Finding]) {
    // As the compiler counts lines; other characters that break a line are none for it.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    count = lines.count
    var marked: [Int: [Int]] = [:]
    for (place, finding) in findings.enumerated() {
      if let line = finding.line, lines.indices.contains(line - 1) { marked[line, default: []].append(place + 1) }
    }
    var shown = Set(1...max(1, min(count, Self.headLimit)))
    for line in marked.keys { shown.formUnion(max(1, line - Self.neighbours)...min(count, line + Self.neighbours)) }
    for number in shown.sorted() where number <= count {
      let line = Line(number: number, text: Self.shown(lines[number - 1]), findings: marked[number] ?? [])
      if pieces.last?.last?.number == number - 1 {
        pieces[pieces.count - 1].append(line)
      } else {
        pieces.append([line])
      }
    }
  }

  /// Returns a line with what cannot be seen spelled; tabs stay, since they are how the code is set.
  private static func shown(_ line: Substring) -> String {
    if line.utf8.count <= columnLimit, line.consists(ofBytes: { $0.isVisible || $0 == 0x09 }) { return String(line) }
    let cut = line.utf8.count > 4 * columnLimit ? String(line.unicodeScalars.prefix(columnLimit + 1)) : String(line)
    return cut.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Spelling.harmless($0, limit: columnLimit) }
      .joined(separator: "\t")
  }

  /// The ids of lines begin with it: what a finding on line 12 links to is `Arcs-Cone-line-12`.
  static func anchor(ofLine number: Int, in exercise: String) -> String { "\(exercise)-line-\(number)" }

  /// Returns the listing.
  ///
  /// - Parameters:
  ///   - exercise: What the ids of lines begin with.
  ///   - file: The name of the file.
  func html(exercise: String, file: String) -> [HTML] {
    if count == 0 { return [HTML("p", text: "The file is empty.")] }
    var parts: [HTML] = []
    var last = 0
    for (place, piece) in pieces.enumerated() {
      guard let first = piece.first?.number, let end = piece.last?.number else { continue }
      if first > last + 1 { parts.append(Self.gap(first - last - 1)) }
      last = end
      let label = "Code of \(file)" + (place == 0 ? "" : " from line \(first)")
      parts.append(
        HTML.scrolling(label) {
          HTML("pre", ["class": "listing"]) {
            HTML("code") { for line in piece { Self.html(line, exercise: exercise) } }
          }
        })
    }
    if last < count { parts.append(Self.gap(count - last)) }
    return parts
  }

  private static func gap(_ lines: Int) -> HTML {
    HTML("p", ["class": "gap"], text: "\(Wording.count(lines, "line")) not shown here.")
  }

  private static func html(_ line: Line, exercise: String) -> [HTML] {
    let number = HTML("span", ["class": "line-number"], text: "\(line.number)")
    if line.findings.isEmpty { return [number, .text(line.text + "\n")] }
    return [
      HTML("mark", ["id": anchor(ofLine: line.number, in: exercise)]) {
        number
        line.text
        HTML("span", ["class": "note"]) {
          " line \(line.number), see "
          for (place, finding) in line.findings.enumerated() {
            if place > 0 { ", " }
            HTML("a", ["href": "#\(exercise)-finding-\(finding)"], text: "finding \(finding)")
          }
        }
        "\n"
      }
    ]
  }
}
