import Observing

@testable import PredefinedShapes

struct FiveShapesProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> FiveShapes { FiveShapes() }
}
