@_spi(Reflection) import Swift

/// A property of a view that is connected with the tree before the view's body is asked for.
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property.
  mutating func connect(_ connection: PropertyConnection)
}

/// What a property is connected with.
struct PropertyConnection {
  let environment: EnvironmentValues
  fileprivate let identity: Identity
  fileprivate let slot: Identity.Slot

  /// Returns what is kept for the property as long as its view is shown, made on first use.
  func keep<Object: AnyObject>(_ make: () -> Object) -> Object { identity.keep(slot, make) }
}

/// Finds the dynamic properties of views and modifiers, which no protocol lists.
///
/// A property is changed where it lies in the view, so that each copy of a view has connections of its own.
@MainActor enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var fieldsOfTypes: [ObjectIdentifier: [Field]] = [:]

  /// Connects the dynamic properties of a view or a modifier.
  static func install<Owner>(in owner: inout Owner, context: ViewContext) {
    let fields = fields(of: owner)
    guard !fields.isEmpty else { return }
    let type = ObjectIdentifier(Owner.self)
    withUnsafeMutablePointer(to: &owner) { pointer in
      for field in fields {
        update(
          field.type, at: UnsafeMutableRawPointer(pointer) + field.offset, owner: type, offset: field.offset, context)
      }
    }
  }

  /// Returns the dynamic properties of a value; only a struct keeps them in itself.
  private static func fields<Owner>(of owner: Owner) -> [Field] {
    let key = ObjectIdentifier(Owner.self)
    if let fields = fieldsOfTypes[key] { return fields }
    var fields: [Field] = []
    if Mirror(reflecting: owner).displayStyle == .struct {
      _ = _forEachField(of: Owner.self) { _, offset, type, _ in
        if let property = type as? any DynamicProperty.Type { fields.append(Field(offset: offset, type: property)) }
        return true
      }
    }
    fieldsOfTypes[key] = fields
    return fields
  }

  private static func update<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, owner: ObjectIdentifier, offset: Int,
    _ context: ViewContext
  ) {
    let property = pointer.assumingMemoryBound(to: type)
    if var connected = property.pointee as? any ConnectedProperty {
      let slot = Identity.Slot(type: owner, offset: offset)
      connected.connect(
        PropertyConnection(environment: context.environment, identity: context.identity, slot: slot))
      if let connected = connected as? Property { property.pointee = connected }
    } else {
      // A property of the learner's own may be made of others.
      for field in fields(of: property.pointee) {
        update(field.type, at: pointer + field.offset, owner: owner, offset: offset + field.offset, context)
      }
    }
    property.pointee.update()
  }
}
