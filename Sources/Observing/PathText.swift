import SwiftUI

/// A path as text with all its digits.
enum PathText {
  /// Returns the elements of a path as text, in the form of `Answer.path`.
  static func text(of path: Path) -> String {
    var writer = PathWriter()
    path.forEach { element in
      switch element {
      case .move(let p): writer.write("m", Double(p.x), Double(p.y))
      case .line(let p): writer.write("l", Double(p.x), Double(p.y))
      case .quadCurve(let p, let c): writer.write("q", Double(c.x), Double(c.y), Double(p.x), Double(p.y))
      case .curve(let p, let c, let d):
        writer.write("c", Double(c.x), Double(c.y), Double(d.x), Double(d.y), Double(p.x), Double(p.y))
      case .closeSubpath: writer.write("h")
      }
    }
    return writer.text
  }
}
