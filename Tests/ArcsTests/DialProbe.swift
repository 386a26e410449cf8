import Observing

@testable import Arcs

struct DialProbe: ShapeProbe {
  static func shape(_ given: Given) -> Dial { Dial(fraction: given.number("fraction")) }
}
