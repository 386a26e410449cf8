/// A view in front of another, which does not change its size.
nonisolated struct Overlay<Front: View>: WrappingModifier {
  var front: Front
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    CompanionNode(node, front.layered(alignment, in: context.at(.companion)), alignment: alignment, role: .inFront)
  }
}

/// A style in front of a view, up to some edges of the screen.
nonisolated struct StyleOverlay<Style: ShapeStyle>: WrappingModifier {
  var style: Style
  var ignoredSafeAreaEdges: Edge.Set

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let front = ShapeNode(Rectangle(), style: style, environment: context.environment)
    let reaching = IgnoresSafeAreaNode(front, edges: ignoredSafeAreaEdges)
    return CompanionNode(node, reaching, alignment: .center, role: .inFront)
  }
}

extension View {
  /// Puts a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(Overlay(front: overlay, alignment: alignment))
  }

  /// Puts views in front of this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Overlay(front: content(), alignment: alignment))
  }

  /// Puts a colour or gradient in front of the view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleOverlay(style: style, ignoredSafeAreaEdges: edges))
  }

  /// Puts a shape in a colour or gradient in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(Overlay(front: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Draws a border inside the view's edges; the width is in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(Overlay(front: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center))
  }
}
