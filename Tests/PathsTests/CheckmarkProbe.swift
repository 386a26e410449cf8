import Observing

@testable import Paths

struct CheckmarkProbe: ShapeProbe {
  static func shape(_ given: Given) -> Checkmark { Checkmark() }
}
