import SwiftUI

/// Pill: a rounded rectangle whose ends are true half circles.
///
///        . - ~ +-----------------+ ~ - .       The radius r is half of the
///      .       |                 |       .     smaller side. Each end is half
///     .      r |                 | r      .    of a circle: its centre lies r
///     . <----> c                 c <----> .    away from the edge.
///      .       |                 |       .
///        ' - _ +-----------------+ _ - '       In a high rectangle the half
///                                              circles are above and below, in
///                                              a square there is only a circle.
///
/// SwiftUI has two curves for a round corner. The one that it takes without
/// being asked, .continuous, begins to bend earlier and is no circle. A pill
/// needs the other one.
struct Pill: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    return Capsule(style: .circular).path(in: rect)
    //: starter
    // // TODO: 1 Return the path of a capsule. Which style do its ends have?
    // return Path()
    //: end
  }
}
