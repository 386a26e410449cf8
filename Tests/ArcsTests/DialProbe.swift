import Observing

@testable import Arcs

struct DialProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Dial { Dial(fraction: given.number("fraction")) }
}
