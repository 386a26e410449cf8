import Observing

@testable import InsettableShapes

struct InsetDiamondProbe: Observing::InsettableShapeProbe {
  static func shape(_ given: Observing::Given) -> InsetDiamond { InsetDiamond() }
}
