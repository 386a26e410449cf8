import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content
      .padding(Settings.borderWidth)
      .border(Settings.borderColor, width: isSelected ? Settings.borderWidth : 0)
  }
}
