/// A view drawn turned about a point of its frame; its layout does not change.
nonisolated struct Rotation: PrimitiveModifier {
  var angle: Angle
  var anchor: UnitPoint
}

/// A view drawn larger or smaller about a point of its frame; its layout does not change.
nonisolated struct Scaling: PrimitiveModifier {
  var scale: CGSize
  var anchor: UnitPoint
}

/// A view drawn somewhere else; its layout does not change.
nonisolated struct Offset: PrimitiveModifier {
  var offset: CGSize
}

/// A view whose centre is put at a point of the space it is offered.
nonisolated struct Position: PrimitiveModifier {
  var position: CGPoint
}

extension View {
  /// Draws the view turned; a positive angle turns clockwise on screen.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(Rotation(angle: angle, anchor: anchor))
  }

  /// Draws the view scaled by factors for both directions.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(Scaling(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by a factor.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled by factors for both directions.
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view moved by distances, in points; a positive height moves down.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset: offset)) }

  /// Draws the view moved by distances, in points; a positive y moves down.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Puts the view's centre at a point, in points.
  nonisolated public func position(_ position: CGPoint) -> some View { modifier(Position(position: position)) }

  /// Puts the view's centre at a point, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
