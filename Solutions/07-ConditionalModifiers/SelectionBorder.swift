import SwiftUI

/// SelectionBorder: a border around any view, if it is selected.
///
///     selected                         not selected
///
///     +=================+              +-----------------+
///     ||               ||              |                 |
///     ||    content    ||              |     content     |
///     ||               ||              |                 |
///     +=================+              +-----------------+
///
/// The border lies wholly inside of the content's bounds, over the content:
/// what is outside of the bounds may belong to somebody else. It is
/// Settings.borderWidth thick and has the colour Settings.borderColor.
///
/// With the border or without, the view takes the same space as its content,
/// and the content stays where it is. Without it nothing is drawn but the
/// content.
struct SelectionBorder: ViewModifier {
  var isSelected: Bool

  func body(content: Content) -> some View {
    //: solution
    content.overlay {
      if isSelected {
        Rectangle().strokeBorder(Settings.borderColor, lineWidth: Settings.borderWidth)
      }
    }
    //: starter
    // // TODO: 1 Lay a border over the content, inside of its bounds.
    // // TODO: 2 Draw it only if isSelected is true.
    // content
    //: end
  }
}
