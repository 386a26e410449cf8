import SwiftUI

/// Ring: a circle with a hole.
///
///            . - ~ - .             Two circles around c = (midX, midY).
///         .   . - - .   .
///        .  .         .  .         The outer radius r is half the smaller
///        .  .    c    .  .         side, the inner one is r - thickness.
///        .  .         .  .
///         .   ' - - '   .          Between them it is filled, inside of
///            . _ _ _ .             the inner one it is not.
///
/// A shape is filled by the non-zero rule: outlines that run the same way
/// round add up, outlines that run in opposite directions cancel out. So the
/// hole appears only if the inner circle runs the other way.
///
/// The thickness is limited to 0…r. With a thickness of r or more there is no
/// hole left, with a thickness of 0 or less nothing is filled.
struct Ring: Shape {
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    //: solution
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let hole = radius - min(max(thickness, 0), radius)
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    path.closeSubpath()
    path.addArc(
      center: center, radius: hole, startAngle: .zero, endAngle: .degrees(360), clockwise: true)
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Work out both radii; limit the thickness to 0…r.
    // // TODO: 2 Add the outer circle.
    // // TODO: 3 Add the inner circle in the opposite direction.
    // return Path()
    //: end
  }
}
