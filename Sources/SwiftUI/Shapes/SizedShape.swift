/// A shape that is drawn in a size of its own; its layout does not change.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  /// The shape that is drawn.
  public var shape: S
  /// The size in which it is drawn, in points.
  public var size: CGSize

  /// Creates a shape that is drawn in a size of its own.
  public init(shape: S, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  /// Returns the outline in the size, at the rectangle's origin.
  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  /// The role of the shape that is drawn.
  public static var role: ShapeRole { S.role }

  /// The behaviour of the shape that is drawn.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape, and the size.
  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the shape drawn in a size of its own, in points.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns the shape drawn in a size of its own, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
