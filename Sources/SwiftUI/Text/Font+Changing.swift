extension Font {
  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font with all letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Returns the font with all digits of one width, which they have here anyway.
  public func monospacedDigit() -> Font { self }
}
