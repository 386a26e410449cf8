import Observing

@testable import Paths

struct ScalingTriangleProbe: ShapeProbe {
  static func shape(_ given: Given) -> ScalingTriangle { ScalingTriangle() }
}
