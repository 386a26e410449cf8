import SwiftUI

struct SelectionListing: View {
  @State private var isSelected = false

  var body: some View {
    Rectangle()
      .fill(.green)
      .frame(width: 100, height: 60)
      .modifier(SelectionFrame(isSelected: isSelected))
      .onTapGesture { isSelected.toggle() }
  }
}

private struct SelectionFrame: ViewModifier {
  let isSelected: Bool

  func body(content: Content) -> some View {
    if isSelected {
      content.border(Color.accentColor, width: 5)
    } else {
      content
    }
  }
}
