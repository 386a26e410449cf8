import Observing
import SwiftUI

@testable import ConditionalModifiers

struct ClipProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> some SwiftUI::View {
    PhotoView(element: PhotoElement(frameIndex: given.optionalCount("frame"))).clip()
  }
}
