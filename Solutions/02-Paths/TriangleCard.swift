import SwiftUI

/// TriangleCard: a triangle on a yellow square.
///
///       +-----------------------+       The triangle is given below. It fills
///       |  *                    |       any rectangle; here it must have a
///       |   ##.                 |       square, the largest one that fits into
///       |   #####.              |       the space and in the middle of it:
///       |    ######*            |       aspect ratio 1, fit.
///       |    #####'             |
///       |     ###               |       Behind it lies a yellow background. It
///       |     #'                |       covers just that square, not the whole
///       |     *                 |       space.
///       +-----------------------+
///
/// A background is as large as the view that it is put behind. So the square
/// must be the triangle's own; a square for the background alone is not enough.
/// The yellow is Color.yellow; the colour of the triangle is yours, but must be
/// another one.
struct TriangleCard: View {
  var body: some View {
    //: solution
    ScalingTriangle()
      .aspectRatio(1, contentMode: .fit)
      .background(Color.yellow)
    //: starter
    // // TODO: 1 Give the triangle a square to be drawn in.
    // // TODO: 2 Put yellow behind it.
    // ScalingTriangle()
    //: end
  }
}

extension TriangleCard {
  /// The triangle of the exercise before, in fractions of the rectangle.
  private struct ScalingTriangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX + 0.13 * rect.width, y: rect.minY + 0.2 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.87 * rect.width, y: rect.minY + 0.47 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.4 * rect.width, y: rect.minY + 0.93 * rect.height))
      path.closeSubpath()
      return path
    }
  }
}
