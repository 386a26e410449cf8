import Observing

@testable import Arcs

struct RoundedTabProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> RoundedTab { RoundedTab(radius: given.number("radius")) }
}
