/// The measures of a stroke: its width, its ends, its corners and its dashes.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points; half of it lies on each side of the outline.
  public var lineWidth: CGFloat
  /// The form of the ends.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The length of a pointed corner, in line widths, beyond which it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style; what is not named is a thin unbroken line with pointed corners.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  /// The numbers that are animated: width, miter limit and phase; the dashes are not.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}
