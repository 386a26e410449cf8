import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Settings.cardColor
      .onTapGesture { deselect() }
      .overlay {
        PhotoView(element: store.photo)
          .frame(width: 200, height: 150)
          .overlay { border }
          .onTapGesture { store.selectedElement = store.photo }
      }
      .onDisappear(perform: deselect)
  }

  @ViewBuilder private var border: some View {
    if let photo = store.selectedElement as? PhotoElement, photo.id == store.photo.id {
      Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
    }
  }

  private func deselect() {
    store.selectedElement = nil
  }
}
