import SwiftUI

/// SpeechBubble: a rounded body with a tail, in one outline.
///
///     minY  . - - - - - - - - - .    The body is the upper three quarters of
///          .                     .   the rectangle. Its corners are quarters
///          |                     |   of circles.
///          |                     |
///          .                     .   The tail begins on the lower edge of the
///     3/4   ' - - - +   + - - - '    body, at midX - tailWidth / 2 and
///                    . .             midX + tailWidth / 2, and ends in the
///     maxY            +              point (midX, maxY).
///                   midX
///
/// Both values are limited:
///   - cornerRadius to 0…half the smaller side of the body;
///   - tailWidth to 0…the straight part of the body's lower edge, that is the
///     width less two corner radii. Without a width there is no tail to be seen.
///
/// Draw one closed outline: go round the body, and leave it at the tail.
struct SpeechBubble: Shape {
  var cornerRadius: CGFloat
  var tailWidth: CGFloat

  func path(in rect: CGRect) -> Path {
    //: solution
    let height = rect.height * 0.75
    let bottom = rect.minY + height
    let radius = min(max(cornerRadius, 0), min(rect.width, height) / 2)
    let half = min(max(tailWidth, 0), rect.width - 2 * radius) / 2
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: bottom)
    let bottomLeft = CGPoint(x: rect.minX, y: bottom)
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addArc(tangent1End: topRight, tangent2End: bottomRight, radius: radius)
    path.addArc(tangent1End: bottomRight, tangent2End: bottomLeft, radius: radius)
    path.addLine(to: CGPoint(x: rect.midX + half, y: bottom))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX - half, y: bottom))
    path.addArc(tangent1End: bottomLeft, tangent2End: topLeft, radius: radius)
    path.addArc(tangent1End: topLeft, tangent2End: topRight, radius: radius)
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Work out the body: its lower edge, and how large the radius may be.
    // // TODO: 2 Limit the width of the tail to the straight part of the lower edge.
    // // TODO: 3 Go round: two corners, the tail, two corners. Close the outline.
    // return Path()
    //: end
  }
}
