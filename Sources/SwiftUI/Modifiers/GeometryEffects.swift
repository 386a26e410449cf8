/// A view drawn turned about a point of its frame; its layout does not change.
nonisolated struct Rotation: WrappingModifier {
  var angle: Angle
  var anchor: UnitPoint

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let turn = CGAffineTransform(rotationAngle: angle.radians)
    let anchor = anchor
    return TransformNode(node) { turn.about(anchor, in: $0) }
  }
}

/// A view drawn larger or smaller about a point of its frame; its layout does not change.
nonisolated struct Scaling: WrappingModifier {
  var scale: CGSize
  var anchor: UnitPoint

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
    let anchor = anchor
    return TransformNode(node) { scaling.about(anchor, in: $0) }
  }
}

/// A view drawn after a transform about the upper left corner of its frame; its layout does not change.
nonisolated struct TransformEffect: WrappingModifier {
  var transform: CGAffineTransform

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let transform = transform
    return TransformNode(node) { transform.about(.topLeading, in: $0) }
  }
}

/// A view drawn somewhere else; its layout does not change.
nonisolated struct Offset: WrappingModifier {
  var offset: CGSize

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { OffsetNode(node, offset: offset) }
}

/// A view whose centre is put at a point of the space it is offered.
nonisolated struct Position: WrappingModifier {
  var position: CGPoint

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    PositionNode(node, position: position, environment: context.environment)
  }
}

private final class OffsetNode: WrapperNode {
  private let offset: CGSize

  init(_ child: Node, offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  // The guides stay where they were: the layout does not notice the offset.
  override func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedViewSize) -> CGFloat? {
    child.knownPlace(of: guide, for: proposal)
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint { CGPoint(x: offset.width, y: offset.height) }
}

private final class PositionNode: WrapperNode {
  private let position: CGPoint

  init(_ child: Node, position: CGPoint, environment: EnvironmentValues) {
    self.position = position
    super.init(child, environment: environment)
  }

  override func size(around child: CGSize, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child)
  }

  override func childOrigin(for proposal: ProposedViewSize) -> CGPoint {
    let size = child.size(for: proposal)
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }
}

/// A node whose view is drawn through a transform.
final class TransformNode: WrapperNode {
  private let effect: (CGRect) -> CGAffineTransform

  /// - Parameter effect: Returns the transform for the frame.
  init(_ child: Node, effect: @escaping (CGRect) -> CGAffineTransform) {
    self.effect = effect
    super.init(child)
  }

  override func arrange() { settle(child, at: .zero, proposal: proposal, transform: effect(frame)) }
}

extension CGAffineTransform {
  /// Returns the transform with a point of a rectangle as its fixed point.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
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

  /// Draws the view through a transform about the upper left corner of its frame.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}
