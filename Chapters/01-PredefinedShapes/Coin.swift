import SwiftUI

/// Coin: the largest circle, in the middle of the rectangle.
///
///     +-------. - ~ - .-------+     The centre is (midX, midY), the radius is
///     |    .             .    |     half of the smaller side.
///     |   .               .   |
///     |   .       c       .   |     No need to draw it by hand: every shape
///     |   .               .   |     tells its path in a rectangle, one that
///     |    .             .    |     SwiftUI brings too.
///     +-------' - _ - '-------+
struct Coin: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Which of SwiftUI's shapes is this? Return its path in rect.
    return Path()
  }
}
