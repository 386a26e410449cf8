import Observing

@testable import Arcs

struct ConeProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Cone { Cone() }
}
