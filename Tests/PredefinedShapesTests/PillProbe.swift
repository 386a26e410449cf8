import Observing

@testable import PredefinedShapes

struct PillProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Pill { Pill() }
}
