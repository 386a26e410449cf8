import SwiftUI

/// Ticket: rounded on one side only.
///
///       . - +---------------------+     The two corners on the leading side
///     .                           |     (the left, here) are round, with a
///     +                           |     radius of 20. The corners on the
///     |                           |     other side are plain.
///     +                           |
///     .                           |     Where the rectangle is less than 40
///       ' - +---------------------+     points high, the radius is half of the
///     <-20->                            height: two round corners share that
///                                       edge. Where it is less than 20 wide,
///                                       the radius is the width.
///
/// SwiftUI has a rectangle with a radius of its own for every corner, and it
/// limits the radii just so. Both styles of corners are right.
struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    let ticket = UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 20)
    return ticket.path(in: rect)
    //: starter
    // // TODO: 1 Make an UnevenRoundedRectangle; a corner that is not named is plain.
    // // TODO: 2 Return its path in rect.
    // return Path()
    //: end
  }
}
