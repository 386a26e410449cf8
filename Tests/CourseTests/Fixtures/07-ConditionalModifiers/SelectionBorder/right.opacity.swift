import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.overlay(
      Rectangle()
        .strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
        .opacity(isSelected ? 1 : 0))
  }
}
