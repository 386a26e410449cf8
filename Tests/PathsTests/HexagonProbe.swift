import Observing

@testable import Paths

struct HexagonProbe: ShapeProbe {
  static func shape(_ given: Given) -> Hexagon { Hexagon() }
}
