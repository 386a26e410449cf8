import Observing

@testable import InsettableShapes

struct InsetHexagonProbe: Observing::InsettableShapeProbe {
  static func shape(_ given: Observing::Given) -> InsetHexagon { InsetHexagon() }
}
