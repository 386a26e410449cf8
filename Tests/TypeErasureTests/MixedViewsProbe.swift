import Observing
import SwiftUI

@testable import TypeErasure

struct MixedViewsProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> some SwiftUI::View { given.element("index", of: mixedViews) }
}
