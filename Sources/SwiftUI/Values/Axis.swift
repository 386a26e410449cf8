/// One of the two directions of a layout.
public enum Axis: Int8, CaseIterable, Sendable {
  /// The direction from side to side.
  case horizontal
  /// The direction from top to bottom.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set of the horizontal direction.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The set of the vertical direction.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}

// The compiler would write these too; they are written out because they are part of the documented interface.
extension Axis {
  /// Both directions.
  public static var allCases: [Axis] { [.horizontal, .vertical] }

  /// The number of the direction: 0 from side to side, 1 from top to bottom.
  public var rawValue: Int8 {
    switch self {
    case .horizontal: 0
    case .vertical: 1
    }
  }

  /// Creates the direction with a number, or returns nil where there is none.
  public init?(rawValue: Int8) {
    guard let axis = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = axis
  }
}

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
