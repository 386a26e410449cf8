import SwiftUI

/// reportedSize: the size that a shape takes for a size that it is offered.
///
///                          offered          reported
///
///     Rectangle            200 x 100        200 x 100     all of it
///     Rectangle            200 x nil        200 x  10     10 where nothing is said
///     Circle               200 x 100        100 x 100     a square
///     half of a Circle     200 x 100        100 x 100     as the whole Circle
///
/// Before SwiftUI draws a shape, it offers a size and asks which size the shape
/// takes. That size depends on the kind of shape, not on what is drawn: half of
/// a circle asks for as much space as the whole one, and a line with a width
/// asks for no more than one without.
///
/// Do not work it out: every shape answers that question itself. Proposed
/// widths and heights can be nil, 0 and infinite.
func reportedSize(of shape: some Shape, proposed: ProposedViewSize) -> CGSize {
  // TODO: 1 Ask the shape which size it takes for the proposed one.
  return CGSize(width: -1, height: -1)
}
