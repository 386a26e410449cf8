/// A rectangle that fills the whole frame.
nonisolated public struct Rectangle: Shape, InsetDrawable {
  /// Creates the shape.
  public init() {}

  /// Returns the rectangle itself, clockwise on screen from its top left corner.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Nothing changes where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
  /// Returns the same shape in the rectangle with its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills the whole frame.
  public static var rect: Rectangle { Rectangle() }
}
