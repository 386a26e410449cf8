import Course
import Foundation
import Geometry
import Judging

/// An instructor's file with further questions, which neither submissions nor reports get to see.
///
/// It is a plain text with one question a line; what follows a # is a comment:
///
///     # A rectangle in which every shape is asked, and every view that fits into it: x, y, width and height, in points.
///     rect 12 30 80 45
///
///     # An exercise, and what its type is made with: lengths in points, angles in degrees, 1 for yes and 0 for no.
///     Arcs/Ring thickness=7
///     Paths/Star points=9 innerRatio=0.3
///
///     # The amount by which a shape is inset then; several are applied one after the other.
///     InsettableShapes/Arc endAngle=90 inset=5 inset=2
///
///     # Texts of several words stand between quotes, parts of a rectangle behind a full stop.
///     TypeErasure/boundingRects rect.x=5 rect.y=7 rect.width=90 rect.height=60 shapes="circle lens"
///
/// The names are those of an exercise's own questions. A rectangle that does not start at 0, 0 costs points only where that is
/// the lesson, as everywhere; it should be at least 100 points wide and high, so that all figures have room. Whether right
/// solutions answer it all right is found out by grading them with it.
package enum SecretFile {
  /// Reads a file.
  ///
  /// - Throws: `WorkbookFolder.Problem` that names each line that is not right, and what is allowed there.
  package static func questions(inFile path: String) throws(WorkbookFolder.Problem) -> SecretQuestions {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw WorkbookFolder.Problem("\(path) is a folder. Name the file with the secret questions.")
    }
    guard let data = try WorkbookFolder.contents(ofFile: path, called: path) else {
      throw WorkbookFolder.Problem("\(path), the file with the secret questions, is not there. Check its name.")
    }
    return try questions(in: text(of: data), called: path)
  }

  /// Reads a text.
  ///
  /// - Parameter name: What the file is called in a message.
  static func questions(in text: String, called name: String) throws(WorkbookFolder.Problem) -> SecretQuestions {
    var complaints: [String] = []
    var lines: [(number: Int, line: SecretLine)] = []
    for (index, text) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(SecretLine.Complaint) {
        guard let line = try SecretLine(text) else { continue }
        if let earlier = lines.first(where: { $0.line == line }) {
          throw SecretLine.Complaint("It asks the same as line \(earlier.number). Leave one of them out.")
        }
        lines.append((index + 1, line))
      } catch {
        complaints.append("\(name), line \(index + 1): \(error.words)")
      }
    }
    if complaints.isEmpty { complaints = unanswerable(lines).map { "\(name), line \($0.number): \($0.words)" } }
    if complaints.isEmpty { complaints = tooMany(lines).map { "\(name): \($0)" } }
    if complaints.isEmpty, lines.isEmpty {
      complaints = ["\(name) asks nothing. Write a line such as `rect 12 30 80 45` or `Arcs/Ring thickness=7`."]
    }
    guard complaints.isEmpty else {
      let shown = complaints.prefix(shownCount)
      let rest = complaints.count - shown.count
      throw WorkbookFolder.Problem((shown + (rest > 0 ? ["And \(rest) more."] : [])).joined(separator: "\n"))
    }
    return questions(of: lines.map(\.line))
  }

  /// So many complaints are told at a time.
  private static let shownCount = 10

  /// How many rectangles there may be, and how many sets of values of one exercise: one child answers them all.
  private static let count = 30

  private static func questions(of lines: some Sequence<SecretLine>) -> SecretQuestions {
    var questions = SecretQuestions()
    for line in lines {
      switch line {
      case .rectangle(let box): questions.boxes.append(box)
      case .values(let id, let parameters): questions.parameters[id, default: []].append(parameters)
      }
    }
    return questions
  }

  private static func tooMany(_ lines: [(number: Int, line: SecretLine)]) -> [String] {
    let questions = questions(of: lines.map(\.line))
    var counts = [("rectangles", questions.boxes.count)]
    counts += questions.parameters.sorted { $0.key < $1.key }.map { ("lines about \($0.key)", $0.value.count) }
    return counts.filter { $0.1 > count }.map { "There are \($0.1) \($0.0), but at most \(count) can be asked." }
  }

  /// Returns the lines to which an exercise's own answer would not do: it is infinite, or none at all.
  private static func unanswerable(
    _ lines: [(number: Int, line: SecretLine)]
  ) -> [(number: Int, words: String)] {
    func isAnswered(_ lines: some Sequence<SecretLine>, in exercise: Exercise) -> Bool {
      let extra = questions(of: lines).extra(for: exercise.id)
      if extra.boxes.isEmpty, extra.parameters.isEmpty { return true }
      return SecretJudge(exercise.assessment, questions: extra).isAnswerable
    }
    return Course.exercises.flatMap { exercise -> [(Int, String)] in
      // All at once, for as a rule all of them can be answered.
      if isAnswered(lines.map(\.line), in: exercise) { return [] }
      return lines.filter { !isAnswered([$0.line], in: exercise) }.map {
        ($0.number, "\(exercise.id) has no answer to this that could be judged. Choose other numbers.")
      }
    }.sorted { $0.0 < $1.0 }
  }

  /// Returns the text of a file as editors on any system write it.
  private static func text(of data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = isWide ? String(data: data, encoding: .utf16) : nil
    return (text ?? String(decoding: data, as: UTF8.self)).replacing("\u{FEFF}", with: "")
  }
}
