import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.overlay {
      if isSelected {
        Rectangle()
          .strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
          .padding(-Settings.borderWidth)
      }
    }
  }
}
