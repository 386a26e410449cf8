internal import Drawing

/// The shape in which a view can be tapped, which does not change how it looks.
nonisolated struct ContentShape<Outline: Shape>: WrappingModifier {
  var kind: ContentShapeKinds
  var shape: Outline
  var isEOFilled: Bool

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    guard kind.contains(.interaction) else { return node }
    let (shape, rule) = (shape, isEOFilled ? Drawing.FillRule.evenOdd : .nonZero)
    return DrawingNode(node) { child, canvas in
      let outline = child.outline(of: shape).applying(child.transform)
      canvas.taking(tapsIn: Drawing.Clip(outline, rule: rule)) { child.draw(on: canvas) }
    }
  }
}

extension View {
  /// Lets the view be tapped only inside a shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Gives the view a shape for some purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShape(kind: kind, shape: shape, isEOFilled: eoFill))
  }
}
