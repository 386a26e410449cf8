import SwiftUI

/// Petals: a flower of any number of petals, all turned copies of one.
///
///               + tip                The centre c is (midX, midY), the radius r
///            .     .                 is half the smaller side.
///           .       .
///        x  .       .  x             One petal goes from c straight up to its
///            .     .                 tip (midX, midY - r) in a quadratic curve,
///              . .                   and back to c in another one. Their control
///               c                    points, marked x, lie at
///            midX                    (midX - r/2, midY - r/2) and
///                                    (midX + r/2, midY - r/2).
///
/// There are count petals. The first one points straight up; petal k is turned
/// about c by k * 360° / count. Each petal is closed by itself. Petals may
/// overlap. With fewer than 1 petal the path is empty.
struct Petals: Shape {
  var count: Int

  func path(in rect: CGRect) -> Path {
    //: solution
    var path = Path()
    guard count >= 1 else { return path }
    let radius = min(rect.width, rect.height) / 2
    // One petal around the point 0, 0: it is turned first, and then moved to its place.
    var petal = Path()
    petal.move(to: .zero)
    petal.addQuadCurve(
      to: CGPoint(x: 0, y: -radius), control: CGPoint(x: -radius / 2, y: -radius / 2))
    petal.addQuadCurve(to: .zero, control: CGPoint(x: radius / 2, y: -radius / 2))
    petal.closeSubpath()
    for index in 0..<count {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
      let place = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: angle)
      path.addPath(petal, transform: place)
    }
    return path
    //: starter
    // // TODO: 1 Return an empty path if there is no petal.
    // // TODO: 2 Draw one petal.
    // // TODO: 3 Add a copy for each petal, turned about the centre. Which point does a transform turn about?
    // return Path()
    //: end
  }
}
