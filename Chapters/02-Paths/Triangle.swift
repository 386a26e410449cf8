import SwiftUI

/// Triangle: three lines between three points.
///
///     (0, 0)
///       + - - - - - - - - - - -> x     The corners are
///       |   *                          (20, 30), (130, 70) and (60, 140),
///       |    \ `  .                    in points from the upper left.
///       |     \     `   *
///       |      \      /                y grows downwards.
///       |       \   /
///       v         *                    The triangle is the same in every
///       y                              rectangle: it does not look at rect.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    let path = Path()
    // TODO: 1 Make the path a variable (var), and move to the first corner.
    // TODO: 2 Draw lines to the second and to the third corner.
    // TODO: 3 Close the subpath.
    return path
  }
}
