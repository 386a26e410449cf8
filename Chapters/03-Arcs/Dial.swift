import SwiftUI

/// Dial: the scale of a gauge, an open arc that grows with a fraction.
///
///            . - ~ - .             The centre c is (midX, midY), the radius r
///         .             .          is half the smaller side.
///        .               .
///        .       c       .         The arc begins at 135°, at the lower left,
///        .               .         and runs clockwise on screen, with growing
///         .             .          angles, over the top. A fraction of 1 is an
///        135°          45°         arc of 270°, which ends at the lower right;
///                                  0.5 ends straight up.
///
/// The outline stays open. The fraction is limited to 0…1, and a fraction of 0
/// draws nothing.
struct Dial: Shape {
  var fraction: CGFloat

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Limit the fraction to 0…1.
    // TODO: 2 Work out the angle at which the arc ends, and add the arc.
    return Path()
  }
}
