import Observing

@testable import Paths

struct StarProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Star {
    Star(points: given.count("points"), innerRatio: given.number("innerRatio"))
  }
}
