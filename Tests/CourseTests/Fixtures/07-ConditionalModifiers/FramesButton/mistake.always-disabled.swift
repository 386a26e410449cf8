import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button("Frames") { store.showsFrames = true }
      .disabled(true)
  }
}
