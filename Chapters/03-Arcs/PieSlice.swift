import SwiftUI

/// PieSlice: a slice of a pie between two angles.
///
///            . - ~ - .             The centre c is (midX, midY), the radius r
///         .             .          is half the smaller side.
///        .               .
///        .       c-------+ start   Begin at c, go in a line to the circle at
///        .       |       .         startAngle, along the circle to endAngle,
///         .      |     .           and close the outline.
///            . - + - '
///               end                Angle 0 points to the right. The slice runs
///                                  with growing angles (clockwise: false).
///
/// Angles at the edges:
///   - an end below the start: the slice goes on past a full turn, so that
///     90° to 0° is three quarters of the pie;
///   - a full turn or more (0° to 360°): the whole disc;
///   - equal angles: no area at all.
///
/// addArc does all this by itself.
struct PieSlice: Shape {
  var startAngle: Angle
  var endAngle: Angle

  func path(in rect: CGRect) -> Path {
    // TODO: 1 Move to the centre.
    // TODO: 2 Add the arc between the two angles; the line to its start comes by itself.
    // TODO: 3 Close the outline.
    return Path()
  }
}
