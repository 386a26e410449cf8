/// The kind of a step of a path.
@nonexhaustive
public enum CGPathElementType: Int32, Sendable {
  /// The step that begins a new subpath.
  case moveToPoint
  /// The step that draws a straight line.
  case addLineToPoint
  /// The step that draws a quadratic Bézier curve.
  case addQuadCurveToPoint
  /// The step that draws a cubic Bézier curve.
  case addCurveToPoint
  /// The step that joins the end of a subpath to its start.
  case closeSubpath

  init(_ element: Path.Element) {
    switch element {
    case .move: self = .moveToPoint
    case .line: self = .addLineToPoint
    case .quadCurve: self = .addQuadCurveToPoint
    case .curve: self = .addCurveToPoint
    case .closeSubpath: self = .closeSubpath
    }
  }
}
