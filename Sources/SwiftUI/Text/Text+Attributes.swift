extension Text {
  /// Returns the text with a change to those of its parts that say nothing yet.
  private func setting<Value>(
    _ attribute: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
  ) -> Text {
    var text = self
    for index in text.parts.indices where text.parts[index].attributes[keyPath: attribute] == nil {
      text.parts[index].attributes[keyPath: attribute] = value
    }
    return text
  }

  /// Sets the text in a font; nil leaves it to the views around it.
  public func font(_ font: Font?) -> Text { setting(\.font, font) }

  /// Sets the text in a weight; nil leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

  /// Sets the text in letters of another kind; nil leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

  /// Sets the text in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }

  /// Sets the digits of the text in one width, which they have here anyway.
  public func monospacedDigit() -> Text { self }

  /// Sets the text in bold.
  public func bold() -> Text { bold(true) }

  /// Sets the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { setting(\.isBold, isActive) }

  /// Sets the text in italics.
  public func italic() -> Text { italic(true) }

  /// Sets the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

  /// Draws the text in a colour; nil leaves it to the views around it.
  public func foregroundColor(_ color: Color?) -> Text {
    setting(\.foreground, color.map { TextForeground(style: $0) })
  }

  /// Draws the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    setting(\.foreground, TextForeground(style: style))
  }

  /// Adds a length in points to the width of every character.
  public func tracking(_ tracking: CGFloat) -> Text { setting(\.tracking, tracking) }

  /// Adds a length in points to the width of every character.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
}
