/// A shape that is drawn turned; its layout does not change.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape before it is turned.
  public var shape: Content
  /// The angle; a positive one turns clockwise on screen.
  public var angle: Angle
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the turned outline.
  public func path(in rect: CGRect) -> Path {
    let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(rotation.about(anchor.position(in: rect)))
  }

  /// The role of the shape that is turned.
  public static var role: ShapeRole { Content.role }

  /// The behaviour of the shape that is turned.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape made smaller first and then turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Returns the shape turned about a point of the frame; a positive angle turns clockwise on screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
