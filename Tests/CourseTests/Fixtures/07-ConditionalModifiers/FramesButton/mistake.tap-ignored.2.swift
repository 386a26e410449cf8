import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore
  @State private var showsFrames = false

  var body: some View {
    Button("Frames") { showsFrames = true }
      .disabled(!(store.selectedElement is PhotoElement))
  }
}
