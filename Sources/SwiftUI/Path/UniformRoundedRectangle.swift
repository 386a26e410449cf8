/// A rectangle whose four corners are alike.
struct UniformRoundedRectangle: Hashable, Sendable {
  var rect: CGRect
  var cornerSize: CGSize
  var style: RoundedCornerStyle

  /// Whether nothing is rounded, so that the outline is the rectangle itself.
  var isPlain: Bool {
    rect.isInfinite || !(rect.width > 0 && rect.height > 0 && cornerSize.width > 0 && cornerSize.height > 0)
  }

  /// The steps of the outline; both radii are cut to half the smaller side.
  var elements: [Path.Element] {
    let limit = min(rect.width, rect.height) / 2
    let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    return RoundedCorners(uniform: size, style: style).elements(around: rect)
  }
}
