import Observing

@testable import Paths

struct StarProbe: ShapeProbe {
  static func shape(_ given: Given) -> Star {
    Star(points: given.count("points"), innerRatio: given.number("innerRatio"))
  }
}
