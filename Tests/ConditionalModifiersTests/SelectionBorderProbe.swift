import Observing
import SwiftUI

@testable import ConditionalModifiers

struct SelectionBorderProbe: Observing.ViewProbe {
  static func view(_ given: Observing.Given) -> some SwiftUI.View {
    PhotoView(element: PhotoElement())
      .frame(width: 200, height: 150)
      .modifier(SelectionBorder(isSelected: given.flag("isSelected")))
  }
}
