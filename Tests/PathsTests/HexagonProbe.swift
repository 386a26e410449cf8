import Observing

@testable import Paths

struct HexagonProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Hexagon { Hexagon() }
}
