import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button("Frames") {
      guard store.selectedElement is PhotoElement else { return }
      store.showsFrames = true
    }
    .disabled(!(store.selectedElement is PhotoElement))
  }
}
