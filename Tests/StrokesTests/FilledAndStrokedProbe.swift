import Observing

@testable import Strokes

struct FilledAndStrokedProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> FilledAndStroked { FilledAndStroked() }
}
