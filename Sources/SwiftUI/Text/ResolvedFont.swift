/// A font as texts are measured with it.
struct ResolvedFont: Hashable, Sendable {
  /// The style of which it is; nil for a font that was given by its size, and where no font was given.
  var style: Font.TextStyle?

  /// The size in points.
  var size: CGFloat

  var weight: Font.Weight = .regular
  var isItalic = false
  var design: Font.Design = .default

  /// The font of text for which nothing else was said, as in a window of macOS.
  static let standard = ResolvedFont(size: 13)
}

extension ResolvedFont {
  /// A part of the size: how far Apple's system font reaches above the baseline and below it.
  ///
  /// With these the recorded line of 13 points comes out: 15.7 high, reported as 16, and a baseline at 12.6, reported
  /// as 13.
  private static let (ascent, descent) = (0.967, 0.241)

  /// The size in points, as far as it is one.
  var knownSize: CGFloat { size.isFinite ? min(max(size, 0), 10_000) : 0 }

  /// The distance from line to line, in points.
  ///
  /// Of the styles it was recorded from macOS 26; of other fonts it is the font's own height, rounded up to half points.
  var lineHeight: CGFloat { style?.lineHeight ?? (knownSize * (Self.ascent + Self.descent)).roundedUpToHalf }

  /// The distance from the top of a line to its baseline, in points.
  ///
  /// What a style's line is higher than its font is shared by both sides, and the sum rounded up to whole points: so the
  /// recorded baselines come out, 13 of the standard font, 14 of `body` and 29 of `largeTitle`.
  var baseline: CGFloat {
    let room = lineHeight - knownSize * (Self.ascent + Self.descent)
    return min((knownSize * Self.ascent + max(room, 0) / 2).rounded(.up), lineHeight)
  }

  /// Whether the font is measured as a bold one.
  var isHeavy: Bool { weight.value >= Font.Weight.semibold.value }
}

extension CGFloat {
  /// The next multiple of half a point; what is more by less than rounding can tell stays.
  var roundedUpToHalf: CGFloat { ((self - 1e-9) * 2).rounded(.up) / 2 + 0 }
}
