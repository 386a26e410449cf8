import SwiftUI

/// Diamond: the midpoints of the four edges, joined.
///
///             midX
///       +------*------+ minY     The rectangle can lie anywhere: it starts
///       |    .   .    |          at (minX, minY), which need not be (0, 0).
///       |  .       .  |
///       *             * midY     rect knows all of its edges and middles:
///       |  .       .  |          minX, midX, maxX, minY, midY, maxY.
///       |    .   .    |
///       +------*------+ maxY     The outline is closed.
///     minX           maxX
struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Move to the midpoint of the top edge.
    // // TODO: 2 Draw lines to the three other midpoints, one after the other round the rectangle.
    // // TODO: 3 Close the outline.
    // return Path()
    //: end
  }
}
