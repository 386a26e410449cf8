internal import Drawing

/// The rule and the smoothness of a fill.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule is used in place of the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension FillStyle {
  /// The rule by which is filled.
  var rule: Drawing.FillRule { isEOFilled ? .evenOdd : .nonZero }
}
