import Observing

@testable import InsettableShapes

struct TargetProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Target { Target(rings: given.count("rings")) }
}
