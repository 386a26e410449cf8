import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    if isSelected {
      Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
    } else {
      content
    }
  }
}
