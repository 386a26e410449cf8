import Observing

@testable import Arcs

struct DomeProbe: ShapeProbe {
  static func shape(_ given: Given) -> Dome { Dome() }
}
