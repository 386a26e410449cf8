import Observing

@testable import Curves

struct WaveProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Wave { Wave(periods: given.count("periods")) }
}
