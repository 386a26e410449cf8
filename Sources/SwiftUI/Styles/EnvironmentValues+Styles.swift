extension EnvironmentValues {
  private enum ForegroundStyles: EnvironmentKey {
    static let defaultValue: [any ShapeStyle] = []
  }

  private enum Background: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  private enum Tint: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The styles of text and shapes that have none of their own, from the first level on; none for the system's own.
  ///
  /// Styles that are set keep what they mean outside: a level means that level of the styles that were there before.
  var foregroundStyles: [any ShapeStyle] {
    get { self[ForegroundStyles.self] }
    set {
      let outer = foregroundStyles
      self[ForegroundStyles.self] = newValue.map { style in
        style is Color ? style : SurroundedStyle(base: style, foreground: outer)
      }
    }
  }

  /// The style of backgrounds; nil for the system's own, which is white.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[Background.self] }
    set { self[Background.self] = newValue }
  }

  /// The style that marks what can be used; nil for the system's own, which is blue.
  var tint: AnyShapeStyle? {
    get { self[Tint.self] }
    set { self[Tint.self] = newValue }
  }
}
