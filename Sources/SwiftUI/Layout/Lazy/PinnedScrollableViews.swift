/// The views that stay at the edge of a scroll view while their section scrolls by.
///
/// What is drawn here does not scroll, so nothing is ever pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One kind of view, or several.
  public typealias Element = PinnedScrollableViews

  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
