import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    ZStack {
      Settings.cardColor
      PhotoView(element: store.photo)
        .border(Settings.borderColor, width: isSelected ? Settings.borderWidth : 0)
        .frame(width: 200, height: 150)
        .onTapGesture { store.selectedElement = store.photo }
    }
    .onDisappear { store.selectedElement = nil }
  }

  private var isSelected: Bool {
    (store.selectedElement as? PhotoElement)?.id == store.photo.id
  }
}
