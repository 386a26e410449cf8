import Observing

@testable import Strokes

struct RoundedCheckmarkProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> RoundedCheckmark { RoundedCheckmark() }
}
