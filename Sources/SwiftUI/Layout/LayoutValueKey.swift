/// The name and the default of a value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view for which nothing else was said.
  static var defaultValue: Value { get }
}
