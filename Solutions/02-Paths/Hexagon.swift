import SwiftUI

/// Hexagon: six corners on a circle.
///
///            5 _______ 6           The circle has its centre c at
///             /       \            (midX, midY); its radius r is half
///            /         \           the smaller side of the rectangle.
///          4 (    c - - ) 1
///            \    r    /           Corner 1 lies at angle 0, to the right
///             \_______/            of c. The others follow at sixths of a
///            3         2           full turn. The outline is closed.
///
/// A point at an angle, with y growing downwards and the angle clockwise:
///
///     x = midX + r * cos(angle)
///     y = midY + r * sin(angle)
///
/// cos and sin take radians: a full turn is 2 * .pi.
struct Hexagon: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    let radius = min(rect.width, rect.height) / 2
    let corners = (0..<6).map { number in
      let angle = CGFloat(number) * .pi / 3
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Work out the radius.
    // // TODO: 2 Work out the six corners; a loop over 0..<6 saves typing.
    // // TODO: 3 Join them and close the outline.
    // return Path()
    //: end
  }
}
