/// What a text says about itself; nil where it is as the views around it say.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var foreground: TextForeground?

  /// What is added to the width of every character, in points.
  var tracking: CGFloat?
}

/// The style of a text's letters.
struct TextForeground: Equatable, Sendable {
  let style: any ShapeStyle

  /// Whether the styles are told apart by nothing; those that cannot be compared are compared by all that they hold.
  static func == (lhs: TextForeground, rhs: TextForeground) -> Bool {
    if let left = lhs.style as? any Hashable, let right = rhs.style as? any Hashable {
      return AnyHashable(left) == AnyHashable(right)
    }
    return String(reflecting: lhs.style) == String(reflecting: rhs.style)
  }
}
