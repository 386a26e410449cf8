import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.background {
      if isSelected {
        Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
      }
    }
  }
}
