extension ViewSpacing {
  /// Returns the distances that a text in a font prefers to what stands beside it.
  ///
  /// Beside it a text is like any other view; above and below it has distances of its own.
  static func text(_ font: ResolvedFont) -> ViewSpacing {
    let distances = TextDistances(font)
    var spacing = ViewSpacing()
    spacing.leading = [.general: 8]
    spacing.trailing = [.general: 8]
    spacing.top = [.textToText: distances.text, .aboveText: distances.viewAbove]
    spacing.bottom = [.textToText: 0, .belowText: distances.viewBelow]
    return spacing
  }
}

/// The distances of a text to what stands above and below it, in points.
struct TextDistances: Hashable {
  /// To a text above.
  var text: CGFloat
  /// To another view above.
  var viewAbove: CGFloat
  /// To another view below.
  var viewBelow: CGFloat

  /// Recorded from macOS 26 for the standard font of 13 points.
  private static let standard = TextDistances(text: 0, viewAbove: 4.742_187_5, viewBelow: 8.150_878_906_25)
  /// Recorded from macOS 26 for `body`, of 13 points.
  private static let body = TextDistances(text: 1, viewAbove: 6.2241, viewBelow: 11.1509)
  /// Recorded from macOS 26 for `largeTitle`, of 26 points.
  private static let largeTitle = TextDistances(text: 1.5, viewAbove: 12.678_809_6, viewBelow: 23.301_757_812_5)
  /// To a text above, recorded from macOS 26 for `caption2`, of 10 points.
  private static let caption2Text = 1.5

  private init(text: CGFloat, viewAbove: CGFloat, viewBelow: CGFloat) {
    (self.text, self.viewAbove, self.viewBelow) = (text, viewAbove, viewBelow)
  }

  /// The distances of a text in a font.
  ///
  /// What was not recorded lies on straight lines over the size of the font: of styles on those through the recorded
  /// styles, of other fonts on those through nothing at size 0 and the standard font.
  init(_ font: ResolvedFont) {
    let size = font.knownSize
    guard font.style != nil else {
      let part = size / 13
      self.init(
        text: Self.standard.text, viewAbove: Self.standard.viewAbove * part,
        viewBelow: Self.standard.viewBelow * part)
      return
    }
    let (body, large) = (Self.body, Self.largeTitle)
    let part = (size - 13) / 13
    self.init(
      text: size < 13
        ? body.text + (Self.caption2Text - body.text) * (13 - size) / 3
        : body.text + (large.text - body.text) * part,
      viewAbove: body.viewAbove + (large.viewAbove - body.viewAbove) * part,
      viewBelow: body.viewBelow + (large.viewBelow - body.viewBelow) * part)
  }
}
