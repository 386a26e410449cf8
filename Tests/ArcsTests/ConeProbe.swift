import Observing

@testable import Arcs

struct ConeProbe: ShapeProbe {
  static func shape(_ given: Given) -> Cone { Cone() }
}
