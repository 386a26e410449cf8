import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    ZStack {
      Settings.cardColor
        .onTapGesture { store.selectedElement = nil }
      PhotoView(element: store.photo)
        .border(Settings.borderColor, width: Settings.borderWidth)
        .frame(width: 200, height: 150)
        .onTapGesture { store.selectedElement = store.photo }
    }
    .onDisappear { store.selectedElement = nil }
  }
}
