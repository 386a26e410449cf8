import Observing

@testable import Strokes

struct StrokeBoundsProbe: Observing::ValueProbe {
  static func value(_ given: Observing::Given) -> Observing::Value {
    Observing::Value(strokeBounds(of: given.path("path"), lineWidth: given.number("lineWidth")))
  }
}
