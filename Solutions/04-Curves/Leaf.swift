import SwiftUI

/// Leaf: two halves that mirror each other.
///
///     minY          +          Each half is one curve with two control points,
///               .   |   .      marked x for the left half.
///     1/3   x .     |     .
///           .       |       .  From (midX, maxY) up to (midX, minY):
///           .       |       .    first control (minX, minY + 2/3 of the height),
///     2/3   x .     |     .      second control (minX, minY + 1/3 of the height).
///               .   |   .
///     maxY          +          Back down on the right: the same mirrored, at maxX.
///         minX    midX    maxX The curve that comes down meets the upper control
///                              point first.
///
/// Close the outline. The line in the middle is not drawn.
struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    let upper = rect.minY + rect.height / 3
    let lower = rect.minY + rect.height * 2 / 3
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.minY),
      control1: CGPoint(x: rect.minX, y: lower),
      control2: CGPoint(x: rect.minX, y: upper))
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY),
      control1: CGPoint(x: rect.maxX, y: upper),
      control2: CGPoint(x: rect.maxX, y: lower))
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Move to the lower end of the leaf.
    // // TODO: 2 Add the curve that goes up on the left.
    // // TODO: 3 Add the curve that comes down on the right. Which control point does it meet first?
    // // TODO: 4 Close the outline.
    // return Path()
    //: end
  }
}
