import SwiftUI

struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    switch store.selectedElement {
    case is PhotoElement: button
    default: button.disabled(true)
    }
  }

  private var button: some View {
    Button("Frames") { store.showsFrames = true }
  }
}
