extension Path {
  /// One step of a path; all points are in points, with y growing downwards.
  public enum Element: Equatable, Sendable {
    /// The step that begins a new subpath at a point.
    case move(to: CGPoint)
    /// The step that draws a straight line to a point.
    case line(to: CGPoint)
    /// The step that draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// The step that draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The step that joins the end of a subpath to its start.
    case closeSubpath
  }
}

extension Path.Element {
  /// The point at which the pen is after the step; nil for a close, whose end is the start of the subpath.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  /// The points of the step, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  /// Returns the step with all its points moved by a transform.
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
