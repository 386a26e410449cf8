import Observing

@testable import ConditionalModifiers

struct FrameOutlineProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> FrameOutline {
    FrameOutline(
      element: PhotoElement(frameIndex: given.optionalCount("frame")), isSelected: given.flag("isSelected"))
  }
}
