/// A view's opacity, from 0 to 1.
nonisolated struct Opacity: WrappingModifier {
  var opacity: Double

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let opacity = opacity
    return DrawingNode(node) { child, canvas in canvas.faded(by: opacity) { child.draw(on: canvas) } }
  }
}

extension View {
  /// Draws the view with an opacity from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(Opacity(opacity: opacity)) }

  /// Keeps the view's place and draws nothing of it.
  nonisolated public func hidden() -> some View { opacity(0) }
}
