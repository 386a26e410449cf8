import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.overlay {
      Rectangle().strokeBorder(
        isSelected ? Settings.borderColor : .gray, lineWidth: Settings.borderWidth)
    }
  }
}
