/// A view with another one behind it or in front of it, which is offered the view's size and does not change it.
final class CompanionNode: WrapperNode {
  private let companion: Node
  private let alignment: Alignment
  private let isInFront: Bool

  init(_ child: Node, _ companion: Node, alignment: Alignment, isInFront: Bool) {
    self.companion = companion
    self.alignment = alignment
    self.isInFront = isInFront
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
    if !isInFront { companion.draw(on: canvas) }
    child.draw(on: canvas)
    if isInFront { companion.draw(on: canvas) }
  }
}
