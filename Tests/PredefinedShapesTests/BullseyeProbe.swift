import Observing

@testable import PredefinedShapes

struct BullseyeProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> Bullseye { Bullseye() }
}
