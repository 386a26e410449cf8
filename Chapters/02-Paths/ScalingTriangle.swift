import SwiftUI

/// ScalingTriangle: a triangle that grows with its rectangle.
///
///     minX                   maxX
///       +---------------------+ minY   The corners are given as fractions
///       |  A                  |        of the width and of the height:
///       |   \ `  .            |
///       |    \      `  .      |        A  0.13 across, 0.2  down
///       |     \          ` B  |        B  0.87 across, 0.47 down
///       |      \       . '    |        C  0.4  across, 0.93 down
///       |       \  . '        |
///       |        C            |        The outline is closed.
///       +---------------------+ maxY
///
/// Where the rectangle starts at (0, 0) and is 100 wide and 200 high, A lies
/// at (13, 40).
struct ScalingTriangle: Shape {
  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out corner A: its x from minX and width, its y from minY and height.
    // TODO: 2 Draw from A to B and to C, and close the outline.
    return Path()
  }
}
