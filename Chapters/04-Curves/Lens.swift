import SwiftUI

/// Lens: two curves between the left and the right edge.
///
///     minY  +---------x---------+    x marks the control points: (midX, minY)
///           |    . - ~ - .      |    for the curve there, (midX, maxY) for the
///           | .             .   |    curve back.
///     midY  +                   +
///           |  .             .  |    The curves go from (minX, midY) to
///           |     ' - _ - '     |    (maxX, midY) and back again. Each passes
///     maxY  +---------x---------+    half way between the middle and its
///         minX      midX      maxX   control point: none touches an x.
///
/// Close the outline.
struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the middle of the left edge.
    // TODO: 2 Add the curve over the top to the right edge. Where is its control point?
    // TODO: 3 Add the curve back below, and close the outline.
    return Path()
  }
}
