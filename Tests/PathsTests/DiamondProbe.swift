import Observing

@testable import Paths

struct DiamondProbe: ShapeProbe {
  static func shape(_ given: Given) -> Diamond { Diamond() }
}
