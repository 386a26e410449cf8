import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.overlay {
      Rectangle()
        .inset(by: Settings.borderWidth / 2)
        .stroke(isSelected ? Settings.borderColor : Color.clear, lineWidth: Settings.borderWidth)
    }
  }
}
