import SwiftUI

/// Dome: half a circle that stands on the bottom edge.
///
///       +---------------------+        The centre c is the middle of the
///       |      . - ~ - .      |        bottom edge, (midX, maxY).
///       |   .             .   |
///       |  .               .  |        The radius r is the smaller of
///       | .                 . |        width / 2 and height, so that the
///       +-+--------c--------+-+ maxY   dome fits.
///               midX
///                                      The arc runs from one end over the
///                                      top to the other; the outline is
///                                      closed by the diameter.
struct Dome: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the radius.
    // TODO: 2 Add the arc over the top. Which way is clockwise, when y grows downwards?
    // TODO: 3 Close the outline.
    return Path()
  }
}
