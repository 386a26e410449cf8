/// An object that a view inherits from the views around it.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object whose properties can be had as bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType?

  /// Creates the property.
  public init() {}

  /// The object; the program stops where no view around this one has set one of its type.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  /// The object, whose properties can be had as bindings.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(_ connection: PropertyConnection) {
    object = connection.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
  }
}

// As on Apple's systems: the object is reached on the main actor only.
extension EnvironmentObject: @unchecked Sendable {}

nonisolated struct EnvironmentObjectModifier<ObjectType: AnyObject>: EnvironmentModifier {
  let object: ObjectType?

  func change(_ environment: inout EnvironmentValues) {
    environment.objects[ObjectIdentifier(ObjectType.self)] = object
  }
}

extension View {
  /// Gives an object to the views inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Gives an observable object to the views inside; nil takes it away.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
