/// The place of a view in the tree, which stays the same when the tree is made anew; what a view keeps is kept here.
final class Identity {
  /// How a place is found below another.
  enum Step: Hashable {
    /// The body of a view that is made of others.
    case body
    /// The content of a container or of a modifier.
    case content
    /// What stands behind or in front of a view.
    case companion
    /// One of several views in the same braces.
    case number(Int)
    /// A branch of an `if`.
    case branch(Bool)
    /// An element of a `ForEach`, or a view with an identity of its own.
    case id(AnyHashable)
    /// The content of an erased view, which is another one when its type changes.
    case type(ObjectIdentifier)
  }

  /// A property of a view that keeps something: its offset in a type.
  struct Slot: Hashable {
    let type: ObjectIdentifier
    let offset: Int
  }

  private var places: [Step: Identity] = [:]

  /// The steps in the order in which they were first taken: what is done when places disappear is done in this order.
  private var steps: [Step] = []
  private var kept: [Slot: AnyObject] = [:]
  private var generation: Int

  /// What is done when the place is no longer shown.
  var disappearance: (() -> Void)?

  init(generation: Int = 0) { self.generation = generation }

  /// Returns the place below this one, in the generation of trees that is being made.
  func place(_ step: Step, generation: Int) -> Identity {
    if let place = places[step] {
      place.generation = generation
      return place
    }
    let place = Identity(generation: generation)
    places[step] = place
    steps.append(step)
    return place
  }

  /// Returns what is kept for a property, made on first use.
  func keep<Object: AnyObject>(_ slot: Slot, _ make: () -> Object) -> Object {
    if let object = kept[slot] as? Object { return object }
    let object = make()
    kept[slot] = object
    return object
  }

  /// Forgets the places that are not in a generation and returns what is to be done for them, the innermost first.
  func removePlaces(notIn generation: Int) -> [() -> Void] {
    var actions: [() -> Void] = []
    var remaining: [Step] = []
    for step in steps {
      guard let place = places[step] else { continue }
      if place.generation == generation {
        actions += place.removePlaces(notIn: generation)
        remaining.append(step)
      } else {
        places[step] = nil
        actions += place.removeAll()
      }
    }
    steps = remaining
    return actions
  }

  /// Forgets everything and returns what is to be done, the innermost first.
  func removeAll() -> [() -> Void] {
    var actions = steps.flatMap { places[$0]?.removeAll() ?? [] }
    if let disappearance { actions.append(disappearance) }
    (places, steps, kept, disappearance) = ([:], [], [:], nil)
    return actions
  }
}
