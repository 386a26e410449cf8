/// How early a stack gives the view its space: those with a higher number come first.
nonisolated struct LayoutPriority: WrappingModifier {
  var priority: Double

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { TraitNode(node, priority: priority) }
}

/// In front of which neighbours the view is drawn.
nonisolated struct ZIndex: WrappingModifier {
  var value: Double

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node { TraitNode(node, zIndex: value) }
}

/// A value that a view tells the layout around it.
nonisolated struct LayoutValueModifier<K: LayoutValueKey>: WrappingModifier {
  var value: K.Value

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    TraitNode(node, values: [ObjectIdentifier(K.self): value])
  }
}

/// A node of which the layout around it knows something besides its size.
final class TraitNode: WrapperNode {
  private let ownPriority: Double?
  private let ownZIndex: Double?
  private let values: [ObjectIdentifier: Any]

  init(_ child: Node, priority: Double? = nil, zIndex: Double? = nil, values: [ObjectIdentifier: Any] = [:]) {
    ownPriority = priority
    ownZIndex = zIndex
    self.values = values
    super.init(child)
  }

  override var priority: Double { ownPriority ?? child.priority }
  override var zIndex: Double { ownZIndex ?? child.zIndex }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    // Without the first step a missing value would be cast to an optional one, and be nil instead of missing.
    guard let value = values[ObjectIdentifier(key)] else { return child.layoutValue(key) }
    return value as? K.Value ?? child.layoutValue(key)
  }
}

extension View {
  /// Lets a stack give the view its space before those with a lower priority; 0 is the usual one.
  nonisolated public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriority(priority: value)) }

  /// Draws the view in front of its neighbours with a lower number; 0 is the usual one.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndex(value: value)) }

  /// Tells the layout around the view a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
