/// An action for taps on a view.
nonisolated struct TapAction: PrimitiveModifier {
  var count: Int
  var action: () -> Void
}

/// An action for when a view is shown.
nonisolated struct AppearanceAction: PrimitiveModifier {
  var action: (() -> Void)?
}

/// An action for when a view is no longer shown.
nonisolated struct DisappearanceAction: PrimitiveModifier {
  var action: (() -> Void)?
}

extension View {
  /// Does something after so many taps on the view.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapAction(count: count, action: action))
  }

  /// Does something before the view is first shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceAction(action: action))
  }

  /// Does something after the view was last shown.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearanceAction(action: action))
  }
}
