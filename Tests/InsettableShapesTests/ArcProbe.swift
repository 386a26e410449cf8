import Observing

@testable import InsettableShapes

struct ArcProbe: Observing::InsettableShapeProbe {
  static func shape(_ given: Observing::Given) -> Arc { Arc(endAngle: given.angle("endAngle")) }
}
