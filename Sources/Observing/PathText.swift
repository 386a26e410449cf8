import SwiftUI

/// A path as text with all its digits.
enum PathText {
  /// Returns the elements of a path as text, in the form of `Answer.path`.
  static func text(of path: Path) -> String {
    var text = ""
    func write(_ letter: String, _ points: CGPoint...) {
      if !text.isEmpty { text += " " }
      for point in points { text += "\(Double(point.x)) \(Double(point.y)) " }
      text += letter
    }
    path.forEach { element in
      switch element {
      case .move(let end): write("m", end)
      case .line(let end): write("l", end)
      case .quadCurve(let end, let control): write("q", control, end)
      case .curve(let end, let control1, let control2): write("c", control1, control2, end)
      case .closeSubpath: write("h")
      }
    }
    return text
  }
}
