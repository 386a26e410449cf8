import SwiftUI

/// FramesButton: a button that can be pressed only while a photo is selected.
///
///     store.selectedElement        the button        a tap
///
///     a PhotoElement               can be pressed    sets store.showsFrames to true
///     a NewElement                 is disabled       does nothing
///     nil                          is disabled       does nothing
///
/// The store comes from the environment. A tap while showsFrames is true
/// leaves it true. What the button shows is yours: a text, an image or both.
struct FramesButton: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    Button("Frames") {
      // TODO: 1 Have the frames shown.
    }
    // TODO: 2 Disable the button, unless a photo is selected.
  }
}
