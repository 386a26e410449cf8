/// The style in which a view's text and shapes are drawn, where they have none of their own.
nonisolated struct Foreground: EnvironmentModifier {
  /// The styles from the first level on; none keeps what is there.
  var styles: [any ShapeStyle]

  func change(_ environment: inout EnvironmentValues) {
    if !styles.isEmpty { environment.foregroundStyles = styles }
  }
}

extension View {
  /// Draws the view's text and shapes in a colour; nil keeps what is there.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(Foreground(styles: color.map { [$0] } ?? []))
  }

  /// Draws the view's text and shapes in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(Foreground(styles: [style]))
  }

  /// Draws the view's text and shapes in styles for two levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(Foreground(styles: [primary, secondary]))
  }

  /// Draws the view's text and shapes in styles for three levels.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(Foreground(styles: [primary, secondary, tertiary]))
  }
}
