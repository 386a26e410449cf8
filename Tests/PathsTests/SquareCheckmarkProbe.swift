import Observing

@testable import Paths

struct SquareCheckmarkProbe: ShapeProbe {
  static func shape(_ given: Given) -> SquareCheckmark { SquareCheckmark() }
}
