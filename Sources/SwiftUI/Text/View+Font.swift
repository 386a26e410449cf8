extension View {
  /// Sets the view's texts in a font; nil stands for the system's own.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the view's texts in a weight; nil leaves it to their font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Sets the view's texts in letters of another kind; nil leaves it to their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }

  /// Sets the view's texts in letters of one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Sets the digits of the view's texts in one width, which they have here anyway.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Sets the view's texts in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }

  /// Sets the view's texts in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
}
