extension LaidOut {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension LazyVStack {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension LazyHStack {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension LazyVGrid {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension LazyHGrid {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension Grid {
  @MainActor func nodes(in context: ViewContext) -> [Node] { [LayoutNode(of: layout, content, in: context)] }
}

extension GridRow {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    let mark = GridRowMark(alignment: alignment)
    return content.resolved(in: context.at(.content)).map { node in
      TraitNode(node, values: [ObjectIdentifier(GridRowKey.self): Optional(mark) as Any])
    }
  }
}

extension ViewThatFits {
  @MainActor func nodes(in context: ViewContext) -> [Node] {
    [LayoutNode(of: FittingLayout(axes: axes), content, in: context)]
  }
}
