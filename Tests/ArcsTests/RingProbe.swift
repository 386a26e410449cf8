import Observing

@testable import Arcs

struct RingProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Ring { Ring(thickness: given.number("thickness")) }
}
