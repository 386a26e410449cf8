import SwiftUI

/// SelectableCard: a card with a photo that can be selected.
///
///     +-------------------------+
///     |                         |      The card fills all the space that it
///     |   +=================+   |      gets, in Settings.cardColor.
///     |   ||               ||   |
///     |   ||     photo     ||   |      In its middle lies store.photo, 200 by
///     |   ||               ||   |      150 points large.
///     |   +=================+   |
///     |                         |
///     +-------------------------+
///
///   - A tap on the photo selects it: store.selectedElement is the photo then.
///     A second tap changes nothing.
///   - A tap beside the photo deselects: store.selectedElement is nil.
///   - When the card disappears, it deselects, too.
///
/// While the photo is the selected element, and only then, it has a border
/// inside of its bounds, Settings.borderWidth thick. Something else may be
/// selected: an element's id tells. (Your SelectionBorder can draw the border.)
///
/// The store comes from the environment. It tells what is selected, so the
/// card needs no @State of its own.
struct SelectableCard: View {
  @EnvironmentObject private var store: CardStore

  var body: some View {
    ZStack {
      Settings.cardColor
      // TODO: 1 A tap on the card's colour deselects.
      PhotoView(element: store.photo)
        .frame(width: 200, height: 150)
      // TODO: 2 A tap on the photo selects it.
      // TODO: 3 Add the border. When is it to be seen?
    }
    // TODO: 4 When the card disappears, nothing is selected any more.
  }
}
