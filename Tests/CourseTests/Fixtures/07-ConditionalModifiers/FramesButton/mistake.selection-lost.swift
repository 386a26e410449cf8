import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button("Frames") {
      store.showsFrames = true
      store.selectedElement = nil
    }
    .disabled(!(store.selectedElement is PhotoElement))
  }
}
