import Drawing
import Geometry
import Observing

extension Spelling {
  /// Returns a value in words and numbers, cut where it is long.
  package static func text(_ value: Value) -> String {
    let text = uncut(value)
    return text.unicodeScalars.count > 600 ? "\(text.prefix(600))..." : text
  }

  private static func uncut(_ value: Value) -> String {
    switch value {
    case .none: return "nil"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return text(number)
    case .text(let words): return "\"\(harmless(words, limit: 60))\""
    case .size(let width, let height): return "\(text(width)) by \(text(height))"
    case .rectangle(let x, let y, let width, let height):
      return "(\(text(x)), \(text(y)), \(text(width)), \(text(height)))"
    case .nullRectangle: return "CGRect.null"
    case .path(let words):
      guard let outline = Outline(pathText: words) else { return "a path" }
      let bounds = outline.bounds
      return bounds.isNull ? "an empty path" : "a path with the bounds \(text(bounds))"
    case .list(let values):
      if values.isEmpty { return "an empty list" }
      let shown = values.prefix(6).map { text($0) } + (values.count > 6 ? ["..."] : [])
      return "[\(shown.joined(separator: ", "))]"
    case .record(let values):
      return values.sorted { $0.key < $1.key }.prefix(8)
        .map { "\(harmless($0.key, limit: 40)): \(text($0.value))" }.joined(separator: ", ")
    }
  }
}
