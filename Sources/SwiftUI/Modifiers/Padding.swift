/// Space around a view.
nonisolated struct Padding: PrimitiveModifier {
  /// The edges at which there is space.
  var edges: Edge.Set
  /// The distance at each edge, in points; nil stands for the system's own.
  var insets: EdgeInsets?
}

extension View {
  /// Puts space around the view, for each edge its own, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(Padding(edges: .all, insets: insets)) }

  /// Puts the same space at some edges, in points; nil stands for the system's own.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(Padding(edges: edges, insets: insets))
  }

  /// Puts the same space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
