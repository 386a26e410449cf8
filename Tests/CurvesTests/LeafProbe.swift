import Observing

@testable import Curves

struct LeafProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> Leaf { Leaf() }
}
