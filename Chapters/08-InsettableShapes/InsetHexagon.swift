import SwiftUI

/// InsetHexagon: six corners on a circle that gets smaller.
///
///            5 _______ 6           The centre c is (midX, midY). The radius is
///             / _____ \            half of the smaller side of the rectangle,
///            / /     \ \           less the inset.
///          4 (    c - - ) 1
///            \ \_____/ /           Corner 1 lies at angle 0, to the right of
///             \_______/            c; the others follow at sixths of a turn:
///            3         2
///                                      x = midX + radius * cos(angle)
///                                      y = midY + radius * sin(angle)
///
/// cos and sin take radians: a full turn is 2 * .pi.
///
/// The outline must be closed with closeSubpath(). Insets add up, and a
/// negative one makes the hexagon larger. Where the radius would be 0 or less,
/// return an empty path.
struct InsetHexagon: InsettableShape {
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Work out the radius. If nothing is left of it, the path is empty.
    // TODO: 3 Join the six corners, and close the outline.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 4 Return a copy of self whose inset is larger by the amount.
    return self
  }
}
