import Observing

@testable import TypeErasure

struct ShapesProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    // What follows the first four is free.
    let shapes = Shapes.shapes.prefix(4)
    return Observing::Value([
      "paths": Observing::Value(shapes.map { Observing::Value($0, in: given.rectangle("rect")) }),
      "sizes": Observing::Value(shapes.map { Observing::Value($0.sizeThatFits(given.proposal("proposed"))) }),
    ])
  }
}
