/// What can lie in front of a view at the edges of its space.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and what else the view's container puts there.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The keyboard on the screen, which is never there here.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Everything.
  public static let all = SafeAreaRegions(rawValue: .max)
}
