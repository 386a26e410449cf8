import SwiftUI

protocol Pinned {}
struct PinnedPhoto: Pinned {}
struct PinnedNote: Pinned {}

final class PinStore: ObservableObject {
  @Published var selection: (any Pinned)?
  @Published var showsFrames = false
}

struct FramesToolbarListing: View {
  @EnvironmentObject var store: PinStore

  var body: some View {
    NavigationStack {
      Color.yellow
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) {
            Button {
              store.showsFrames = true
            } label: {
              Label("Frames", systemImage: "square.on.circle")
            }
            .disabled(!(store.selection is PinnedPhoto))
          }
        }
    }
  }
}
