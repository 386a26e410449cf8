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

// The compiler would write these too; they are written out because they are part of the documented interface.
extension Edge {
  /// The four edges.
  public static var allCases: [Edge] { [.top, .leading, .bottom, .trailing] }

  /// The number of the edge: from 0 for the upper one to 3 for the trailing one.
  public var rawValue: Int8 {
    switch self {
    case .top: 0
    case .leading: 1
    case .bottom: 2
    case .trailing: 3
    }
  }

  /// Creates the edge with a number, or returns nil where there is none.
  public init?(rawValue: Int8) {
    guard let edge = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = edge
  }
}
