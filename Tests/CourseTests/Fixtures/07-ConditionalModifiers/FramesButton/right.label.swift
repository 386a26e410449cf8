import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button {
      store.showsFrames = true
    } label: {
      HStack {
        Image(systemName: "square.on.circle")
        Text("Frames")
      }
    }
    .disabled(!isPhotoSelected)
  }

  private var isPhotoSelected: Bool {
    if store.selectedElement is PhotoElement { return true }
    return false
  }
}
