/// A view seen only where another would be.
nonisolated struct Masked<Stencil: View>: WrappingModifier {
  var mask: Stencil
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    MaskNode(node, mask.layered(alignment, in: context.at(.companion)), alignment: alignment)
  }
}

private final class MaskNode: WrapperNode {
  private let mask: Node
  private let alignment: Alignment

  init(_ child: Node, _ mask: Node, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(child)
  }

  override func arrange() {
    super.arrange()
    let own = child.dimensions(for: proposal)
    let other = mask.dimensions(for: frameAsProposal)
    settle(
      mask,
      at: CGPoint(
        x: own[alignment.horizontal] - other[alignment.horizontal],
        y: own[alignment.vertical] - other[alignment.vertical]),
      proposal: frameAsProposal)
  }

  override func draw(on canvas: Canvas) {
    canvas.masked({ child.draw(on: canvas) }, by: { mask.draw(on: canvas) })
  }
}

extension View {
  /// Draws the view only where other views would be seen, as opaque as those are.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    modifier(Masked(mask: mask(), alignment: alignment))
  }

  /// Draws the view only where another would be seen, as opaque as that is.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(Masked(mask: mask, alignment: .center))
  }
}
