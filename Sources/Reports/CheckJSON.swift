import Course
import Geometry
import Judging
import Observing
import Running

/// What came out for the exercises that were checked, for programs.
///
/// Rectangles and bounds are lists of x, y, width and height, vertices lists of x and y, sizes lists of width and height.
package struct CheckJSON: Sendable {
  package var examinations: [Examination]

  /// What some of the questions were drawn from; below 10 to the 15th, so that all its digits are told.
  package var seed: UInt64
  package var folder: WorkbookFolder
  package var containment: Containment

  package init(_ examinations: [Examination], seed: UInt64, in folder: WorkbookFolder, containment: Containment) {
    self.examinations = examinations
    self.seed = seed
    self.folder = folder
    self.containment = containment
  }

  package var text: String {
    let chapters: [JSONText] = Course.chapters.compactMap { chapter in
      let own = examinations.filter { $0.exercise.chapter == chapter.name }
      guard !own.isEmpty else { return nil }
      return .object([("id", .text(chapter.name)), ("exercises", .list(own.map { exercise($0) }))])
    }
    return JSONText.object([
      ("version", .number(1)), ("seed", .number(Double(seed))), ("containment", ContainmentReport(containment).json),
      ("chapters", .list(chapters)),
    ]).lines
  }

  private func exercise(_ examination: Examination) -> JSONText {
    .object([
      ("id", .text(examination.exercise.id)),
      ("file", .text(folder.relativePath(of: examination.exercise))),
      ("status", .text(examination.verdict.status.rawValue)),
      ("points", .number(examination.verdict.points)),
      ("maxPoints", .number(examination.verdict.maxPoints)),
      ("findings", .list(examination.verdict.findings.map { Self.finding($0) })),
    ])
  }

  private static func finding(_ finding: Finding) -> JSONText {
    var fields: [(key: String, value: JSONText)] = [
      ("code", .text(finding.code)),
      ("severity", .text(finding.severity.rawValue)),
      ("message", .text(finding.message)),
      ("hint", .text(finding.hint)),
      ("rect", rectangle(finding.evidence?.question)),
      ("expected", expected(finding.evidence)),
      ("actual", actual(finding.evidence)),
      ("line", finding.line.map { .number($0) } ?? .null),
    ]
    if let given = finding.evidence?.question.given, !given.values.isEmpty || !given.texts.isEmpty {
      let values =
        given.values.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONText.number($0.value)) }
        + given.texts.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONText.text($0.value)) }
      fields.append(("parameters", .object(values)))
    }
    if case .scene(let stage)? = finding.evidence?.question.subject, let steps = finding.evidence?.steps, steps > 0 {
      fields.append(("steps", .list(stage.steps.prefix(steps).map { .text(Spelling.text($0)) })))
    }
    if let insets = finding.evidence?.question.insets, !insets.isEmpty {
      fields.append(("insets", .list(insets.map { .number($0) })))
    }
    return .object(fields)
  }

  private static func rectangle(_ question: Question?) -> JSONText {
    switch question?.subject {
    case .path(let rectangle): numbers(rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    case .scene(let stage): numbers(0, 0, stage.width, stage.height)
    case .size, .value, nil: .null
    }
  }

  private static func expected(_ evidence: Evidence?) -> JSONText {
    answer(evidence, evidence?.expected, vertex: evidence?.vertex?.expected, count: evidence?.vertex?.count)
  }

  private static func actual(_ evidence: Evidence?) -> JSONText {
    answer(evidence, evidence?.actual, vertex: evidence?.vertex?.actual, count: evidence?.vertex?.actualCount)
  }

  private static func answer(_ evidence: Evidence?, _ extent: Evidence.Extent?, vertex: Point?, count: Int?) -> JSONText
  {
    var fields: [(key: String, value: JSONText)] = []
    switch extent {
    case .words(let words)?: fields.append(("words", .text(words)))
    case .size(let size)?: fields.append(("size", numbers(size.width, size.height)))
    case .bounds(let box)? where !box.isNull:
      fields.append(("bounds", numbers(box.minX, box.minY, box.width, box.height)))
    default: break
    }
    if let number = evidence?.vertex?.number, let count {
      fields.append(("vertexNumber", .number(number)))
      fields.append(("vertexCount", .number(count)))
      fields.append(("vertex", vertex.map { numbers($0.x, $0.y) } ?? .null))
    }
    return fields.isEmpty ? .null : .object(fields)
  }

  private static func numbers(_ numbers: Double...) -> JSONText { .list(numbers.map { .number($0) }) }
}
