import SwiftUI

/// Wave: an open line of bumps, up and down in turn.
///
///               x               x                 x marks the control points,
///                                                 above and below the rectangle
///     minY  +---.---------------.-----------+
///           | .   .           .   .         |
///     midY  +       +       +       +       +
///           |         .   .           .   . |
///     maxY  +-----------.---------------.---+
///
///                       x               x
///           |- one period --|
///
/// The wave starts at (minX, midY) and ends at (maxX, midY). It is made of
/// 2 * periods quadratic curves, all of the same width. The control point of
/// each lies over the middle of its curve: at midY - height for the first
/// curve, at midY + height for the second, and so on in turn. So the wave just
/// reaches the upper and the lower edge.
///
/// The line stays open. With fewer than 1 period nothing is drawn.
struct Wave: Shape {
  var periods: Int

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Return an empty path if there is no period.
    // TODO: 2 Work out how wide one curve is, and move to the start.
    // TODO: 3 Add the curves in a loop, with the control point above and below in turn.
    return Path()
  }
}
