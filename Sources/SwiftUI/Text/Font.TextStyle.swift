extension Font {
  /// What a text is for, which decides its font.
  @nonexhaustive
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading.
    case headline
    /// A heading of the second level.
    case subheadline
    /// Text to be read.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// The text of a picture.
    case caption
    /// The less important text of a picture.
    case caption2
  }
}

extension Font.TextStyle {
  /// The size in points, the weight, and the distance from line to line in points, as recorded from macOS 26.
  private var measures: (size: CGFloat, weight: Font.Weight, lineHeight: CGFloat) {
    switch self {
    case .largeTitle: (26, .regular, 38)
    case .title: (22, .regular, 33)
    case .title2: (17, .regular, 25.5)
    case .title3: (15, .regular, 22)
    case .headline: (13, .bold, 18.5)
    case .subheadline: (11, .regular, 16)
    case .body: (13, .regular, 18.5)
    case .callout: (12, .regular, 17.5)
    case .footnote, .caption: (10, .regular, 15)
    case .caption2: (10, .medium, 15)
    }
  }

  var size: CGFloat { measures.size }
  var weight: Font.Weight { measures.weight }
  var lineHeight: CGFloat { measures.lineHeight }
}
