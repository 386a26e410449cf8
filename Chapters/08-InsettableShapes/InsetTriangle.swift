import SwiftUI

/// InsetTriangle: a triangle in a rectangle that is inset.
///
///       +---------------------+       The rectangle moves in by the inset on
///       |   +- - - * - - -+   |       all four sides. Then the corners are
///       |   .     / \     .   |
///       |   .    /   \    .   |           (midX, minY)
///       |   .   /     \   .   |           (maxX, maxY)
///       |   .  /       \  .   |           (minX, maxY)
///       |   . /         \ .   |
///       |   *- - - - - - -*   |       of the smaller rectangle, not of rect.
///       +---------------------+
///                          <--> inset
///
/// The outline must be closed with closeSubpath(): this shape is made for
/// borders, and a line back to the start leaves a notch there.
///
/// Insets add up, and a negative one makes the triangle larger. Where the inset
/// is more than half of a side, nothing is left: return an empty path.
struct InsetTriangle: InsettableShape {
  // TODO: 1 Add a property for the inset, 0 at first.

  func path(in rect: CGRect) -> Path {
    // TODO: 2 Make the smaller rectangle. If nothing is left of it, the path is empty.
    // TODO: 3 Draw the triangle in it, and close the outline.
    return Path()
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    // TODO: 4 Return a copy of self whose inset is larger by the amount.
    return self
  }
}
