/// A view with another one beside it, which is offered the view's size and does not change it.
final class CompanionNode: WrapperNode {
  /// Where the other view is drawn.
  enum Role { case behind, inFront, asMask }

  private let companion: Node
  private let alignment: Alignment
  private let role: Role

  init(_ child: Node, _ companion: Node, alignment: Alignment, role: Role) {
    self.companion = companion
    self.alignment = alignment
    self.role = role
    super.init(child)
  }

  override func arrange() {
    super.arrange()
    let own = child.dimensions(for: proposal)
    let other = companion.dimensions(for: frameAsProposal)
    settle(
      companion,
      at: CGPoint(
        x: own[alignment.horizontal] - other[alignment.horizontal],
        y: own[alignment.vertical] - other[alignment.vertical]),
      proposal: frameAsProposal)
  }

  override func draw(on canvas: Canvas) {
    switch role {
    case .behind:
      companion.draw(on: canvas)
      child.draw(on: canvas)
    case .inFront:
      child.draw(on: canvas)
      companion.draw(on: canvas)
    case .asMask:
      canvas.masked({ child.draw(on: canvas) }, by: { companion.draw(on: canvas) })
    }
  }
}
