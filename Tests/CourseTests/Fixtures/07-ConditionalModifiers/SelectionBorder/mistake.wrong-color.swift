import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    content.border(.red, width: isSelected ? Settings.borderWidth : 0)
  }
}
