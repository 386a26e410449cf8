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
    // TODO: 1 Limit the radius to what the rectangle has room for.
    // TODO: 2 Move to the lower left corner.
    // TODO: 3 Round the upper left and the upper right corner.
    // TODO: 4 Draw the line down to the lower right corner, and close the outline.
    return Path()
  }
}
