import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button(action: show) {
      Text("Frames").padding()
    }
    .disabled((store.selectedElement as? PhotoElement)?.id == nil)
  }

  private func show() {
    store.showsFrames = true
  }
}
