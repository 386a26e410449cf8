/// Values that a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The objects that were given to the views inside, by their types.
  var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates the values that hold where nothing else was said.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Without the first step a missing value would be cast to an optional one, and be nil instead of missing.
      guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The number of values that were set.
  public var description: String { "\(values.count) values" }
}

/// The name and the default of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value that holds where nothing else was said.
  static var defaultValue: Value { get }
}
