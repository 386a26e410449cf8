import Observing

@testable import Curves

struct LensProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Lens { Lens() }
}
