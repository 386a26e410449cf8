import Observing

@testable import Strokes

struct DashedLensProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> DashedLens { DashedLens() }
}
