import Observing

@testable import InsettableShapes

struct BorderedProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> Bordered { Bordered() }
}
