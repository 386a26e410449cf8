import Observing

@testable import Arcs

struct DomeProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Dome { Dome() }
}
