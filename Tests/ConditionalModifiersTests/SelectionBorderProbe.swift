import Observing
import SwiftUI

@testable import ConditionalModifiers

struct SelectionBorderProbe: Observing::ViewProbe {
  static func view(_ given: Observing::Given) -> some SwiftUI::View {
    PhotoView(element: PhotoElement())
      .frame(width: given.number("width"), height: given.number("height"))
      .modifier(SelectionBorder(isSelected: given.flag("isSelected")))
  }
}
