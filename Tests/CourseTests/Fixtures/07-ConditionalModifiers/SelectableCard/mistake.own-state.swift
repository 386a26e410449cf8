import SwiftUI

struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore
  @State private var isSelected = false

  var body: some View {
    ZStack {
      Settings.cardColor
        .onTapGesture {
          store.selectedElement = nil
          isSelected = false
        }
      PhotoView(element: store.photo)
        .border(Settings.borderColor, width: isSelected ? Settings.borderWidth : 0)
        .frame(width: 200, height: 150)
        .onTapGesture {
          store.selectedElement = store.photo
          isSelected = true
        }
    }
    .onDisappear { store.selectedElement = nil }
  }
}
