/// The shape of the container, made smaller as needed; a rectangle where no container has a shape.
nonisolated public struct ContainerRelativeShape: Shape, InsetDrawable {
  /// Creates the shape.
  public init() {}

  /// Returns the rectangle, as long as no container has a shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the same shape in the rectangle with its edges moved inwards, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
