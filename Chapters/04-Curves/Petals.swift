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
    // TODO: 1 Return an empty path if there is no petal.
    // TODO: 2 Draw one petal.
    // TODO: 3 Add a copy for each petal, turned about the centre. Which point does a transform turn about?
    return Path()
  }
}
