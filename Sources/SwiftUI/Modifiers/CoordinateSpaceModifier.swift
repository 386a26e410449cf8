/// A name for the coordinates of a view.
nonisolated struct CoordinateSpaceName: WrappingModifier {
  var name: AnyHashable

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { NamedSpaceNode(node, name: name) }
}

extension View {
  /// Gives the coordinates of the view a name.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceName(name: name.name))
  }

  /// Gives the coordinates of the view a name.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceName(name: AnyHashable(name)))
  }
}
