/// A view that takes taps, or does not.
nonisolated struct HitTesting: WrappingModifier {
  var isEnabled: Bool

  @MainActor func wrap(_ node: Node, in context: ViewContext) -> Node {
    isEnabled ? node : DrawingNode(node) { child, canvas in canvas.withoutTaps { child.draw(on: canvas) } }
  }
}

/// Views whose controls and taps do nothing.
nonisolated struct Disabling: EnvironmentModifier {
  var isDisabled: Bool

  // A view cannot be enabled inside of a disabled one.
  func change(_ environment: inout EnvironmentValues) { if isDisabled { environment.isEnabled = false } }
}

extension View {
  /// Lets the view take taps, or lets them through to what lies behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isEnabled: enabled)) }

  /// Lets controls and taps in the view do nothing.
  nonisolated public func disabled(_ disabled: Bool) -> some View { modifier(Disabling(isDisabled: disabled)) }
}
