import SwiftUI

/// Star: a star with any number of points.
///
///                  1
///                  *              The corners lie in turn on two circles with
///                 / \             their centre c at (midX, midY):
///        9 *- -10*   *2- -* 3
///            ` .       . '        outer ones  r = half the smaller side
///             8 *  c  * 4         inner ones  r * innerRatio
///              /   *   \
///             / . '6' . \         Corner 1 is an outer one, straight up from c
///          7 *           * 5      (angle -π/2). The step from each corner to
///                                 the next is π / points, so that there are
///                                 2 * points corners. The outline is closed.
///
/// innerRatio is used as it is; it is usually between 0 and 1.
/// With fewer than 2 points there is no star: the path is empty.
struct Star: Shape {
  var points: Int
  var innerRatio: CGFloat

  func path(in rect: CGRect) -> Path {
    //: solution
    var path = Path()
    guard points >= 2 else { return path }
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<2 * points {
      let angle = CGFloat(corner) * .pi / CGFloat(points) - .pi / 2
      let distance = corner.isMultiple(of: 2) ? radius : radius * innerRatio
      let point = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
      if corner == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Return an empty path if there are fewer than 2 points.
    // // TODO: 2 Work out the angle and the distance of each corner in a loop over 0..<2 * points.
    // // TODO: 3 Move to the first corner, draw lines to the others, and close the outline.
    // return Path()
    //: end
  }
}
