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
  //: solution
  var insetAmount: CGFloat = 0

  //: starter
  // // TODO: 1 Add a property for the inset, 0 at first.
  //
  //: end
  func path(in rect: CGRect) -> Path {
    //: solution
    let inner = rect.insetBy(dx: insetAmount, dy: insetAmount)
    guard !inner.isNull else { return Path() }
    var path = Path()
    path.move(to: CGPoint(x: inner.midX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 2 Make the smaller rectangle. If nothing is left of it, the path is empty.
    // // TODO: 3 Draw the triangle in it, and close the outline.
    // return Path()
    //: end
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    //: solution
    var copy = self
    copy.insetAmount += amount
    return copy
    //: starter
    // // TODO: 4 Return a copy of self whose inset is larger by the amount.
    // return self
    //: end
  }
}
