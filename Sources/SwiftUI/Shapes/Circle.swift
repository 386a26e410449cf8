/// The greatest circle in the middle of the frame.
nonisolated public struct Circle: Shape, InsetDrawable {
  /// Creates the shape.
  public init() {}

  /// Returns the circle, clockwise on screen from its rightmost point.
  ///
  /// The null rectangle gives an empty path and the infinite one a rectangle.
  public func path(in rect: CGRect) -> Path {
    if rect.isNull || rect.isInfinite { return Path(rect) }
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Nothing changes where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// Returns a square of the smaller side offered, with 10 points for a dimension that is left open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape {
  /// Returns the circle of the rectangle with its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Circle {
  /// The greatest circle in the middle of the frame.
  public static var circle: Circle { Circle() }
}
