import Drawing
import Geometry
import Observing

extension ExpectedScene {
  /// All that is expected as text, coordinates to a millionth of a point; equal where the same is expected.
  package var spelled: String {
    let own = moments.map { moment in
      let marks = moment.marks?.map(\.spelled).joined(separator: "; ") ?? "anything"
      let frame = moment.frame.map { Spelling.millionths($0.edges) } ?? "any frame"
      let taps = moment.taps.map { "\(Spelling.millionths([$0.point.x, $0.point.y])) \($0.isTaken)" }
      return "\(marks) | \(frame) | \(taps.joined(separator: ", ")) | \(Spelling.whole(.record(moment.readings)))"
    }
    return (own + alternatives.map { "or \($0.spelled)" }).joined(separator: "\n")
  }
}

extension ExpectedMark {
  fileprivate var spelled: String {
    let what =
      switch content {
      case .fill(let outline, let rule): "fill \(rule) \(outline.spelled)"
      case .stroke(let outline, let style):
        "stroke \(outline.spelled) \(style.stroke.cap) \(style.stroke.join) "
          + Spelling.millionths([style.stroke.width, style.stroke.miterLimit, style.dashPhase] + style.dash)
      case .text(let text, let box): "text \(text) \(box.map { Spelling.millionths($0.edges) } ?? "")"
      case .image(let name, let box): "image \(name) \(Spelling.millionths(box.edges))"
      }
    return "\(what) \(clips.map { "clip \($0.rule) \($0.outline.spelled)" }.joined(separator: " ")) \(color)"
  }
}

extension Outline {
  fileprivate var spelled: String {
    subpaths.map { subpath in
      let points = [subpath.start] + subpath.segments.flatMap { $0.definingPoints.dropFirst() }
      let counts = subpath.segments.map { "\($0.definingPoints.count)" }.joined()
      return "\(counts) \(subpath.isClosed) \(Spelling.millionths(points.flatMap { [$0.x, $0.y] }))"
    }.joined(separator: " ")
  }
}

extension Spelling {
  /// Returns a value with all its parts, coordinates to a millionth of a point; equal where values mean the same.
  package static func whole(_ value: Value) -> String {
    switch value {
    case .number(let number): millionths([number])
    case .size(let width, let height): "size \(millionths([width, height]))"
    case .rectangle(let x, let y, let width, let height): "rectangle \(millionths([x, y, width, height]))"
    case .text(let text): "text \(text.count) \(text)"
    case .path(let text): "path \(Outline(pathText: text)?.spelled ?? text)"
    case .list(let values): "[\(values.map { whole($0) }.joined(separator: ", "))]"
    case .record(let values):
      "{\(values.sorted { $0.key < $1.key }.map { "\($0.key): \(whole($0.value))" }.joined(separator: ", "))}"
    case .none, .flag, .nullRectangle: "\(value)"
    }
  }

  fileprivate static func millionths(_ numbers: [Double]) -> String {
    // Adding zero makes a negative zero a positive one.
    numbers.map { "\(($0 * 1_000_000).rounded() + 0)" }.joined(separator: " ")
  }
}
