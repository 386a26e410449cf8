import Observing

@testable import Arcs

struct RingProbe: ShapeProbe {
  static func shape(_ given: Given) -> Ring { Ring(thickness: given.number("thickness")) }
}
