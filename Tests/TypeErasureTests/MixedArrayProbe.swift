import Observing

@testable import TypeErasure

struct MixedArrayProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    Observing::Value(MixedArray.shapes, in: given.rectangle("rect"))
  }
}
