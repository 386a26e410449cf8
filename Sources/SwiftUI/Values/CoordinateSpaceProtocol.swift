/// A name for coordinates in which a place is meant.
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name.
  public init() {}

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the whole screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the name.
  public init() {}

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of a view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
