import Observing

@testable import Curves

struct SpeechBubbleProbe: Observing::ShapeProbe {
  static func shape(_ given: Observing::Given) -> SpeechBubble {
    SpeechBubble(cornerRadius: given.number("cornerRadius"), tailWidth: given.number("tailWidth"))
  }
}
