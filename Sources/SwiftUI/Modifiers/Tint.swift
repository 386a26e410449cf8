/// A style that marks what can be used.
nonisolated struct Tinting: EnvironmentModifier {
  var tint: AnyShapeStyle?

  func change(_ environment: inout EnvironmentValues) { environment.tint = tint }
}

extension View {
  /// Marks what can be used in the view with a colour or gradient; nil stands for the system's own.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(Tinting(tint: tint.map { AnyShapeStyle($0) }))
  }

  /// Marks what can be used in the view with a colour; nil stands for the system's own.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(Tinting(tint: tint.map { AnyShapeStyle($0) }))
  }
}

/// The style of backgrounds inside the view.
nonisolated struct BackgroundStyling: EnvironmentModifier {
  var style: AnyShapeStyle

  func change(_ environment: inout EnvironmentValues) { environment.backgroundStyle = style }
}

extension View {
  /// Sets the style of backgrounds inside the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(BackgroundStyling(style: AnyShapeStyle(style)))
  }
}
