/// An object whose changes views follow.
///
/// There is no Combine here. A view is laid out anew whenever it is looked at, so nobody has to be told of a change.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What tells of changes before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What tells of changes before they happen.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What tells of an object's changes; views need not be told.
public final class ObservableObjectPublisher: Sendable {
  /// Creates the teller.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {}
}

/// A property of an object whose changes views follow.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
}

extension Published: Sendable where Value: Sendable {}
