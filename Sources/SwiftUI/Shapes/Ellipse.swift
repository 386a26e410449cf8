/// The ellipse that fits into the frame.
nonisolated public struct Ellipse: Shape, InsetDrawable {
  /// Creates the shape.
  public init() {}

  /// Returns the ellipse, clockwise on screen from the middle of the right edge.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Nothing changes where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape {
  /// Returns the same shape in the rectangle with its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fits into the frame.
  public static var ellipse: Ellipse { Ellipse() }
}
