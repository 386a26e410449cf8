import Observing

@testable import TypeErasure

struct OneShapeProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    Observing::Value(OneShape.shape(isRound: given.flag("isRound")), in: given.rectangle("rect"))
  }
}
