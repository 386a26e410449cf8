import SwiftUI

/// RoundedTab: the tab of an index card. Only its upper corners are round.
///
///          . ----------- .     minY     Start at the lower left corner and go
///        .                 .            upwards. Each upper corner is rounded
///       |                   |           by a quarter of a circle that touches
///       |                   |           both of its edges.
///       |                   |
///       +-------------------+  maxY     The outline is closed.
///     minX                 maxX
///
/// addArc(tangent1End:tangent2End:radius:) rounds a corner: tangent1End is the
/// corner itself, tangent2End a point on the edge behind it. It also draws the
/// line that leads to its arc.
///
///     tangent1End *- - - - - * tangent2End
///                 |  . - ----
///                 |.
///                 |
///             the pen
///
/// The radius is limited to 0…min(width / 2, height): more would not fit.
struct RoundedTab: Shape {
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    //: solution
    let radius = min(max(radius, 0), rect.width / 2, rect.height)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: radius)
    path.addArc(tangent1End: topRight, tangent2End: bottomRight, radius: radius)
    path.addLine(to: bottomRight)
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Limit the radius to what the rectangle has room for.
    // // TODO: 2 Move to the lower left corner.
    // // TODO: 3 Round the upper left and the upper right corner.
    // // TODO: 4 Draw the line down to the lower right corner, and close the outline.
    // return Path()
    //: end
  }
}
