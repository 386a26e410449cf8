import Observing

@testable import Strokes

struct ProgressRingProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> ProgressRing {
    ProgressRing(progress: given.number("progress"))
  }
}
