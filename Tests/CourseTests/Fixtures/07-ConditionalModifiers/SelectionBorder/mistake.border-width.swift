import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.border(Settings.borderColor, width: isSelected ? 1 : 0)
  }
}
