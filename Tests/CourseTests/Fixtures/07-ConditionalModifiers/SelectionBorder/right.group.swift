import SwiftUI

struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    Group {
      switch isSelected {
      case true: content.overlay(Rectangle().strokeBorder(Settings.borderColor, lineWidth: 5))
      case false: content
      }
    }
  }
}
