import Geometry
import Judging

/// One finding for programs.
///
/// Rectangles and bounds are lists of x, y, width and height, vertices lists of x and y, sizes lists of width and height.
struct FindingJSON {
  var finding: Finding

  init(_ finding: Finding) {
    self.finding = finding
  }

  var json: JSONText {
    let evidence = finding.evidence
    let question = evidence.map { QuestionJSON($0.question, steps: $0.steps) }
    return .object(
      [
        ("code", .text(finding.code)),
        ("severity", .text(finding.severity.rawValue)),
        ("message", .text(finding.message)),
        ("hint", .text(finding.hint)),
        ("rect", question?.rectangle ?? .null),
        ("expected", expected(evidence)),
        ("actual", actual(evidence)),
        ("line", finding.line.map { .number($0) } ?? .null),
      ] + (question?.circumstances ?? []))
  }

  private func expected(_ evidence: Evidence?) -> JSONText {
    answer(evidence, evidence?.expected, vertex: evidence?.vertex?.expected, count: evidence?.vertex?.count)
  }

  private func actual(_ evidence: Evidence?) -> JSONText {
    answer(evidence, evidence?.actual, vertex: evidence?.vertex?.actual, count: evidence?.vertex?.actualCount)
  }

  private func answer(_ evidence: Evidence?, _ extent: Evidence.Extent?, vertex: Point?, count: Int?) -> JSONText {
    var fields: [(key: String, value: JSONText)] = []
    switch extent {
    case .words(let words)?: fields.append(("words", .text(words)))
    case .size(let size)?: fields.append(("size", .numbers(size.width, size.height)))
    case .bounds(let box)? where !box.isNull:
      fields.append(("bounds", .numbers(box.minX, box.minY, box.width, box.height)))
    default: break
    }
    if let number = evidence?.vertex?.number, let count {
      fields.append(("vertexNumber", .number(number)))
      fields.append(("vertexCount", .number(count)))
      fields.append(("vertex", vertex.map { .numbers($0.x, $0.y) } ?? .null))
    }
    return fields.isEmpty ? .null : .object(fields)
  }
}
