import SwiftUI

/// Checkmark: two lines, one stroke of the pen, not closed.
///
///       +-----------------* minY     from  (minX, midY)
///       |              .  |          to    (minX + width / 3, maxY)
///       |           .     |          to    (maxX, minY)
///       *        .        | midY
///       | .    .          |          The outline stays open: no line leads
///       |   .             |          back to its start. The rectangle can
///       +----*------------+ maxY     start anywhere.
///     minX              maxX
struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the start, halfway down the left edge.
    // TODO: 2 Draw the short line, then the long one. Leave the outline open.
    return Path()
  }
}
