import Observing

@testable import Paths

struct ScalingTriangleProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> ScalingTriangle { ScalingTriangle() }
}
