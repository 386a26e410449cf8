extension Font {
  /// The font of the largest title.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of a title of the first level.
  public static let title = Font(.style(.title))
  /// The font of a title of the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of a title of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of a heading.
  public static let headline = Font(.style(.headline))
  /// The font of a heading of the second level.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of text to be read.
  public static let body = Font(.style(.body))
  /// The font of a remark.
  public static let callout = Font(.style(.callout))
  /// The font of a footnote.
  public static let footnote = Font(.style(.footnote))
  /// The font of a picture's text.
  public static let caption = Font(.style(.caption))
  /// The font of a picture's less important text.
  public static let caption2 = Font(.style(.caption2))
}
