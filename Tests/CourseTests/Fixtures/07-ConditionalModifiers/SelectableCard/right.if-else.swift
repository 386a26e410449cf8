import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    ZStack {
      Settings.cardColor
        .onTapGesture { store.selectedElement = nil }
      photo
        .onTapGesture { store.selectedElement = store.photo }
    }
    .onDisappear { store.selectedElement = nil }
  }

  @ViewBuilder private var photo: some View {
    let view = PhotoView(element: store.photo).frame(width: 200, height: 150)
    if AnyHashable((store.selectedElement as? PhotoElement)?.id) == AnyHashable(Optional(store.photo.id)) {
      view.border(Settings.borderColor, width: Settings.borderWidth)
    } else {
      view
    }
  }
}
