import SwiftUI

/// tapArea: a view that takes taps only inside of a shape.
///
///     +-----------------+          PhotoView(element: photo)
///     | o  . - ~ - .    |            .tapArea(Circle())
///     |  . x x x x x .  |            .onTapGesture { print("tapped") }
///     | . x x x x x x . |
///     |  . x x x x x .  |          x   a tap here is taken
///     |    ' - _ - '  o |          o   a tap here is not
///     +-----------------+
///
/// What the view shows, and the space it takes, stay as they are: the corners
/// of the photo are still to be seen. Who uses tapArea adds the gesture, as
/// above, so tapArea has none of its own.
extension View {
  func tapArea(_ shape: some Shape) -> some View {
    //: solution
    contentShape(shape)
    //: starter
    // // TODO: 1 Tell the view what shape it has for taps.
    // self
    //: end
  }
}
