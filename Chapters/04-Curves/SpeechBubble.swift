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
    // TODO: 1 Work out the body: its lower edge, and how large the radius may be.
    // TODO: 2 Limit the width of the tail to the straight part of the lower edge.
    // TODO: 3 Go round: two corners, the tail, two corners. Close the outline.
    return Path()
  }
}
