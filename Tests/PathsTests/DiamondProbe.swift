import Observing

@testable import Paths

struct DiamondProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Diamond { Diamond() }
}
