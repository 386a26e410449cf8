/// A value that a view owns and may change; it stays when the view is made anew.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Location {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var location: Location

  /// Creates the value with which the view begins.
  public init(wrappedValue value: Value) { location = Location(value) }

  /// Creates the value with which the view begins.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The value as something that another view may change.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

extension State: ConnectedProperty {
  mutating func connect(_ connection: PropertyConnection) {
    // A view may stand at several places: each has a value of its own.
    location = connection.keep { Location(location.value) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

// As on Apple's systems: a view's state is changed on the main actor only.
extension State: @unchecked Sendable where Value: Sendable {}
