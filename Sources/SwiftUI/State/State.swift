/// A part of a view's data; it needs no work from the view.
public protocol DynamicProperty {
  /// Brings the data up to date before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing, unless the type says otherwise.
  public mutating func update() {}
}

/// A value that a view owns and may change; copies of the view share it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Location {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let location: Location

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

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that begins as nil.
  public init() { self.init(wrappedValue: nil) }
}

// As on Apple's systems: a view's state is changed on the main actor only.
extension State: @unchecked Sendable where Value: Sendable {}
