import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    PhotoView(element: store.photo)
      .frame(width: 200, height: 150)
      .border(Settings.borderColor, width: isSelected ? 5 : 0)
      .onTapGesture { store.selectedElement = store.photo }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        Rectangle()
          .fill(Settings.cardColor)
          .onTapGesture { store.selectedElement = nil }
      }
      .onDisappear { store.selectedElement = nil }
  }

  private var isSelected: Bool {
    guard let photo = store.selectedElement as? PhotoElement else { return false }
    return photo.id == store.photo.id
  }
}
