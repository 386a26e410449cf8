import SwiftUI

extension View {
  func tapArea(_ shape: some Shape) -> some View {
    modifier(TapArea(shape: shape))
  }
}

private struct TapArea<Area: Shape>: ViewModifier {
  var shape: Area

  func body(content: Content) -> some View {
    content.contentShape(shape)
  }
}
