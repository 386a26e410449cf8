/// A view behind another, which does not change its size.
nonisolated struct Background<Backdrop: View>: WrappingModifier {
  var backdrop: Backdrop
  var alignment: Alignment

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    CompanionNode(
      node, backdrop.layered(alignment, in: context.at(.companion)), alignment: alignment, role: .behind)
  }
}

/// A style behind a view, up to some edges of the screen.
nonisolated struct StyleBackground<Style: ShapeStyle>: WrappingModifier {
  var style: Style
  var ignoredSafeAreaEdges: Edge.Set

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    let backdrop = ShapeNode(Rectangle(), style: style, environment: context.environment)
    let reaching = IgnoresSafeAreaNode(backdrop, edges: ignoredSafeAreaEdges)
    return CompanionNode(node, reaching, alignment: .center, role: .behind)
  }
}

extension View {
  /// Puts a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(Background(backdrop: background, alignment: alignment))
  }

  /// Puts views behind this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Background(backdrop: content(), alignment: alignment))
  }

  /// Puts the background style behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Puts a colour or gradient behind the view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(StyleBackground(style: style, ignoredSafeAreaEdges: edges))
  }

  /// Puts a shape in the background style behind the view.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a shape in a colour or gradient behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      Background(backdrop: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Puts a shape in the background style behind the view.
  nonisolated public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a shape in a colour or gradient behind the view.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      Background(backdrop: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }
}
