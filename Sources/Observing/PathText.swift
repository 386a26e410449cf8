import Drawing
import Geometry
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

  /// Returns the path that a text describes; the empty path where it describes none.
  static func path(of text: String) -> Path {
    guard let outline = Outline(pathText: text) else { return Path() }
    var path = Path()
    for subpath in outline.subpaths {
      path.move(to: point(subpath.start))
      // The closing line of a closed subpath is among its segments; the element that closes draws it.
      let closing = subpath.isClosed ? subpath.segments.lastIndex { $0.isLine && $0.end == subpath.start } : nil
      for (number, segment) in subpath.segments.enumerated()
      where number != closing || number + 1 < subpath.segments.count {
        switch segment {
        case .line(_, let p): path.addLine(to: point(p))
        case .quadratic(_, let c, let p): path.addQuadCurve(to: point(p), control: point(c))
        case .cubic(_, let c, let d, let p): path.addCurve(to: point(p), control1: point(c), control2: point(d))
        }
      }
      if subpath.isClosed { path.closeSubpath() }
    }
    return path
  }

  private static func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
}
