/// A shape whose outline is moved by an affine transform; its layout does not change.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform of the outline's points.
  public var transform: CGAffineTransform

  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The role of the shape that is transformed.
  public static var role: ShapeRole { Content.role }

  /// The behaviour of the shape that is transformed.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape; the transform is not animated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// Returns the shape with its outline moved by an affine transform.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
