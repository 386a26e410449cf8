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

extension Axis: CustomStringConvertible {
  /// The name of the direction.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
