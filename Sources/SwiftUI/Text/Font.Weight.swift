extension Font {
  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    /// The number by which weights are ordered, as fonts themselves count them: 400 is regular.
    let value: Int

    /// Hair-thin.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// As text is.
    public static let regular = Weight(value: 400)
    /// A little bolder than text.
    public static let medium = Weight(value: 500)
    /// Half bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Bolder than bold.
    public static let heavy = Weight(value: 800)
    /// As bold as can be.
    public static let black = Weight(value: 900)
  }
}
