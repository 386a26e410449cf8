import Observing

@testable import Paths

struct TriangleProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Triangle { Triangle() }
}
