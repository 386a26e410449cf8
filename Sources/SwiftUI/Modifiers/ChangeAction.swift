/// An action for when a value changes.
nonisolated struct ChangeAction<Value: Equatable>: PrimitiveModifier {
  var value: Value
  var isInitial: Bool
  /// Does something with the old and the new value.
  var action: (Value, Value) -> Void

  private final class Memory {
    var value: Value?
  }

  @MainActor func nodes(of content: ModifiedViews, in context: ViewContext) -> [Node] {
    let place = context.at(.content)
    let slot = Identity.Slot(type: ObjectIdentifier(ChangeAction.self), offset: 0)
    let memory = place.identity.keep(slot) { Memory() }
    let (old, new, action) = (memory.value, value, action)
    memory.value = new
    if let old {
      if old != new { context.pass.actions.append { action(old, new) } }
    } else if isInitial {
      context.pass.actions.append { action(new, new) }
    }
    return content.nodes(place)
  }
}

extension View {
  /// Does something when a value changes.
  @available(*, deprecated, message: "Use onChange with an action of two values, or of none.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Does something when a value changes, and at first too if that is asked for.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial, action: action))
  }

  /// Does something when a value changes, and at first too if that is asked for.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeAction(value: value, isInitial: initial) { _, _ in action() })
  }
}
