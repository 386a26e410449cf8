import Observing

@testable import InsettableShapes

struct InsetTriangleProbe: Observing::InsettableShapeProbe {
  static func shape(_ given: Observing::Given) -> InsetTriangle { InsetTriangle() }
}
