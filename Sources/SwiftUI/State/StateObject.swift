/// An object that a view owns; it stays when the view is made anew.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Location {
    private let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private var location: Location

  /// Creates the property; the object is made when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { location = Location(thunk) }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { location.object }

  /// The object, whose properties can be had as bindings.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(_ connection: PropertyConnection) { location = connection.keep { location } }
}

// As on Apple's systems: the object is reached on the main actor only.
extension StateObject: @unchecked Sendable {}
