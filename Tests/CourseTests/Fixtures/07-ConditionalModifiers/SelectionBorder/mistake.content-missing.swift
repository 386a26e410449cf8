import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    if isSelected {
      content.border(Settings.borderColor, width: Settings.borderWidth)
    }
  }
}
