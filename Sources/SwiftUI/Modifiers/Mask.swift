/// A view seen only where another would be.
nonisolated struct Masked<Stencil: View>: WrappingModifier {
  var mask: Stencil
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    CompanionNode(
      node, mask.layered(alignment, in: context.at(.companion)), alignment: alignment, role: .asMask)
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
