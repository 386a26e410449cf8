import Observing

@testable import Arcs

struct RoundedTabProbe: ShapeProbe {
  static func shape(_ given: Given) -> RoundedTab { RoundedTab(radius: given.number("radius")) }
}
