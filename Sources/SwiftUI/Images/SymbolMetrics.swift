/// How large the symbols of the system are.
///
/// Symbols belong to a font: they grow with it and lie about the middle of its capital letters.
struct SymbolMetrics: Hashable, Sendable {
  /// The size in points.
  var size: CGSize

  /// The distance from the top to the baseline, in points.
  var baseline: CGFloat

  /// At 13 points: the size, and how far the symbol reaches above the middle of the capital letters.
  private typealias Measure = (width: CGFloat, height: CGFloat, above: CGFloat)

  /// What was recorded from macOS 26: the size of `arrow.right`, and the width and the reach of `star`; its height lies
  /// between 15 and 16.
  private static let recorded: [String: Measure] = ["arrow.right": (15, 12, 6), "star": (16.5, 16, 8.5)]

  /// What stands for all other symbols.
  private static let other: Measure = (16, 16, 8)

  /// How high the capital letters of Apple's system font are, as a part of its size: 1443 of 2048 units. With it the
  /// recorded height of a label with a star comes out.
  private static let capitalHeight = 1443.0 / 2048

  /// The measures of a symbol in a font.
  init(_ name: String, font: ResolvedFont) {
    let measure = Self.recorded[name] ?? Self.other
    let scale = font.knownSize / 13
    size = CGSize(width: (measure.width * scale).roundedUpToHalf, height: (measure.height * scale).roundedUpToHalf)
    baseline = measure.above * scale + font.knownSize * Self.capitalHeight / 2
  }
}
