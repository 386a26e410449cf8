/// Where a view stands when the tree is made: what it inherits, and its place.
struct ViewContext {
  var environment: EnvironmentValues
  let identity: Identity
  let pass: Pass

  /// The same surroundings at a place below.
  func at(_ step: Identity.Step) -> ViewContext {
    ViewContext(
      environment: environment, identity: identity.place(step, generation: pass.generation), pass: pass)
  }
}

/// One making of the tree, and what it asks to be done afterwards.
final class Pass {
  /// The number of the making, counted from 1.
  let generation: Int

  /// What is done once the tree is drawn, in this order: views that appeared, values that changed.
  var actions: [() -> Void] = []

  /// What stands in the toolbar, in the order in which it was met.
  var toolbar: [Node] = []

  /// What is shown in front of everything, one above the other.
  var sheets: [Node] = []

  init(generation: Int) { self.generation = generation }
}
