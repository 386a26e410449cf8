/// The coordinates in which a place is meant.
@nonexhaustive
public enum CoordinateSpace: Hashable {
  /// The coordinates of the whole screen.
  case global
  /// The coordinates of the view itself.
  case local
  /// The coordinates of a view around it that has a name.
  case named(AnyHashable)

  /// Whether the coordinates are those of the whole screen.
  public var isGlobal: Bool { self == .global }

  /// Whether the coordinates are those of the view itself.
  public var isLocal: Bool { self == .local }
}
