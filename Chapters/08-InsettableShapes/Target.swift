import SwiftUI

/// Target: circles around one centre, in equal steps.
///
///            . - ~ - .             The largest circle has its centre in the
///         .   . - - .   .          middle of the rectangle; its radius r is
///        .  .   . .   .  .         half of the smaller side.
///        .  .  . c .  .  .
///        .  .   ' '   .  .         Each further circle is the largest one,
///         .   ' - - '   .          inset by one step more. The steps are
///            ' - ~ - '             equal, so that circle k has the radius
///
///        rings: 3                      r * (1 - k / rings),  k = 0 ..< rings
///
/// With 3 rings the radii are r, 2/3 r and 1/3 r. Fewer than 1 ring: nothing.
///
/// Filled, circles that run the same way are only one disc; this shape is made
/// to be stroked. So each circle must be a part of its own, without a line from
/// one to the next.
struct Target: Shape {
  var rings: Int

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Work out the radius of the largest circle.
    // TODO: 2 Add a circle for each number in 0..<rings. What if there are no rings?
    return Path()
  }
}
