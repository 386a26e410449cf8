import Geometry

/// What a laid-out view shows and where it can be tapped, as a value.
///
/// All coordinates are points from the upper left corner of the space that the view was offered, with y growing
/// downwards. It does not tell which views and modifiers drew the same outlines: layers that change nothing are dissolved,
/// what has no colour or no area is left out, clips to a rectangle that cut nothing are dropped, and coordinates are
/// multiples of `unit`. What looks the same but is drawn otherwise (a circle, and a square clipped to it) are two values;
/// the judge compares what is seen of them.
package struct Drawing: Hashable, Sendable {
  /// The frame of the outermost view.
  package var frame: Box

  /// What is drawn, from back to front.
  package var marks: [Mark]

  /// Where a tap is taken, from back to front.
  package var tapAreas: [TapArea]

  /// Makes the normal form of what was drawn.
  package init(frame: Box, marks: [Mark] = [], tapAreas: [TapArea] = []) {
    self.frame = frame.snapped
    self.marks = marks.flatMap(\.normalised)
    self.tapAreas = TapArea.normalised(tapAreas)
  }

  /// The distance between neighbouring values of coordinates, in points; finer differences come from rounding.
  package static let unit = 1.0 / 1_048_576
}
