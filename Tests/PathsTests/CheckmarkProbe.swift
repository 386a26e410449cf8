import Observing

@testable import Paths

struct CheckmarkProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Checkmark { Checkmark() }
}
