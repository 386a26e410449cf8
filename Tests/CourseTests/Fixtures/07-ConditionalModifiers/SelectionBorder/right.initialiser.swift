import SwiftUI

struct SelectionBorder: ViewModifier {
  private let width: CGFloat

  init(isSelected: Bool) {
    width = isSelected ? Settings.borderWidth : 0
  }

  func body(content: Content) -> some View {
    content.border(Settings.borderColor, width: width)
  }
}
