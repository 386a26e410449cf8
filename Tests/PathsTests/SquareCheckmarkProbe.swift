import Observing

@testable import Paths

struct SquareCheckmarkProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> SquareCheckmark { SquareCheckmark() }
}
