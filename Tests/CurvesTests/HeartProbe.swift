import Observing

@testable import Curves

struct HeartProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Heart { Heart() }
}
