/// A value that a view inherits from the views around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var environment = EnvironmentValues()
  private let value: (EnvironmentValues) -> Value

  /// Creates the property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { value = { $0[keyPath: keyPath] } }

  /// Creates the property for an object by its type; the program stops where no view around has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    value = { environment in
      guard let object = environment.objects[ObjectIdentifier(objectType)] as? Value else {
        fatalError(
          "No Observable object of type \(objectType) found. "
            + "A View.environment(_:) for \(objectType) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Creates the property for an object by its type; nil where no view around has set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    value = { $0.objects[ObjectIdentifier(objectType)] as? T }
  }

  /// The value.
  public var wrappedValue: Value { value(environment) }
}

extension Environment: ConnectedProperty {
  mutating func connect(_ connection: PropertyConnection) { environment = connection.environment }
}

// As on Apple's systems: the value is reached on the main actor only.
extension Environment: @unchecked Sendable where Value: Sendable {}

nonisolated struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension View {
  /// Sets a value of the environment for the views inside.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }
}
