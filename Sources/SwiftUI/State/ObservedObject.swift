/// An object that belongs to somebody else and whose changes a view follows.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object whose properties can be had as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  private var object: ObjectType

  /// Creates the property.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Creates the property.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object, whose properties can be had as bindings.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }
}

// As on Apple's systems: the object is reached on the main actor only.
extension ObservedObject: @unchecked Sendable {}
