import Course
import Geometry
import Judging
import Observing

/// One finding: what was seen, where, what was expected, what to try.
package struct FindingReport: Sendable {
  package var finding: Finding

  /// The learner's file, as it is told.
  package var file: String

  package init(finding: Finding, file: String) {
    self.finding = finding
    self.file = file
  }

  /// - Parameter indent: How many spaces stand before the message; the details are indented by two more.
  package func text(_ appearance: Appearance, indent: Int = 6) -> String {
    let isAdvice = finding.severity == .advice
    let message = (isAdvice ? "Advice: " : "") + finding.message
    var lines = [Paragraph.text(message, indent: indent, in: appearance)]
    for (label, text) in details {
      let first = String(repeating: " ", count: indent + 2) + label.padded(to: 8)
      lines.append(Paragraph.text(text, indent: first.count, first: first, in: appearance))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What stands below the message: part, question, differences, hint and line, each with a short label.
  var details: [(label: String, text: String)] {
    var details: [(String, String)] = []
    if let part = finding.part { details.append(("part", part)) }
    if let evidence = finding.evidence { details += Self.details(of: evidence) }
    if let hint = finding.hint { details.append(("try", hint)) }
    if let line = finding.line { details.append(("line", "\(file):\(line)")) }
    return details
  }

  private static func details(of evidence: Evidence) -> [(String, String)] {
    var details = [("in", Spelling.text(evidence.question, steps: evidence.steps))]
    if let vertex = evidence.vertex { details.append(("vertex", text(vertex))) }
    if let place = evidence.place, let text = text(place) { details.append(("where", text)) }
    if let expected = evidence.expected, let actual = evidence.actual, expected != actual {
      let label =
        switch expected {
        case .size: "size"
        case .bounds: "bounds"
        case .words: "answer"
        }
      details.append((label, "expected \(text(expected)), found \(text(actual))"))
    }
    return details
  }

  private static func text(_ vertex: VertexReport) -> String {
    let number = "\(vertex.number) of \(vertex.count)"
    switch (vertex.expected, vertex.actual) {
    case (let expected?, let actual?):
      return "\(number): expected \(Spelling.text(expected)), found \(Spelling.text(actual))"
    case (let expected?, nil): return "\(number): expected \(Spelling.text(expected)), but it is missing"
    case (nil, let actual?):
      return "\(vertex.number), where only \(vertex.count) belong: found \(Spelling.text(actual))"
    case (nil, nil): return number
    }
  }

  private static func text(_ place: Difference) -> String? {
    switch place {
    case .nothing: "nothing is drawn"
    case .extra(let point): "too much is drawn at \(Spelling.text(point))"
    case .missing(let point): "something is missing at \(Spelling.text(point))"
    case .lifted(let strokes, let expected): "\(Wording.count(strokes, "stroke")) instead of \(expected)"
    }
  }

  private static func text(_ extent: Evidence.Extent) -> String {
    switch extent {
    case .bounds(let box): Spelling.text(box)
    case .size(let size): "\(Spelling.text(size.width)) by \(Spelling.text(size.height))"
    case .words(let words): words
    }
  }
}
