import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore
  @State private var isSelected = false

  var body: some View {
    ZStack {
      Settings.cardColor
        .onTapGesture { isSelected = false }
      PhotoView(element: store.photo)
        .border(Settings.borderColor, width: isSelected ? Settings.borderWidth : 0)
        .frame(width: 200, height: 150)
        .onTapGesture { isSelected = true }
    }
    .onDisappear { isSelected = false }
  }
}
