import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content
      .padding(isSelected ? Settings.borderWidth : 0)
      .border(Settings.borderColor, width: isSelected ? Settings.borderWidth : 0)
  }
}
