/// One of the four edges of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge at which text begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which text ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    /// The set of the upper edge.
    public static let top = Set(.top)
    /// The set of the edge at which text begins.
    public static let leading = Set(.leading)
    /// The set of the lower edge.
    public static let bottom = Set(.bottom)
    /// The set of the edge at which text ends.
    public static let trailing = Set(.trailing)
    /// The set of all edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The set of the edges at the two sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// The set of the upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}
