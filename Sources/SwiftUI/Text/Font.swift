/// The font of a text.
public struct Font: Hashable, Sendable {
  /// The ways in which a font can be given.
  enum Source: Hashable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(String, size: CGFloat)
  }

  let source: Source
  var weight: Weight?
  var design: Design?
  var isItalic = false

  init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
    self.source = source
    self.weight = weight
    self.design = design
  }

  /// How the letters of a font are drawn.
  @nonexhaustive
  public enum Design: Hashable, Sendable {
    /// As the system's own.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced
  }
}

extension Font {
  /// Returns the system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// Returns the system's font for a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Returns a font by its name, of a size in points; it is measured as the system's font of that size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size)) }

  /// Returns a font by its name, of a size in points that follows a style where the reader's sizes do.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    custom(name, size: size)
  }

  /// Returns a font by its name, of a size in points that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
}

extension Font {
  /// The font as texts are measured with it.
  var resolved: ResolvedFont {
    switch source {
    case .style(let style):
      ResolvedFont(
        style: style, size: style.size, weight: weight ?? style.weight, isItalic: isItalic,
        design: design ?? .default)
    case .system(let size), .custom(_, let size):
      ResolvedFont(size: size, weight: weight ?? .regular, isItalic: isItalic, design: design ?? .default)
    }
  }
}
