import Observing

@testable import Curves

struct PetalsProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Petals { Petals(count: given.count("count")) }
}
