import Observing

@testable import Strokes

struct OutlinedLensProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> OutlinedLens { OutlinedLens() }
}
