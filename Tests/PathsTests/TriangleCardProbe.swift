import Observing

@testable import Paths

struct TriangleCardProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> TriangleCard { TriangleCard() }
}
