import SwiftUI

/// InsetDiamond: a diamond whose edges move in by exactly the inset.
///
///                . + .                 The diamond joins the midpoints of the
///            .     |     .             four edges: the corners are a away from
///        .     . - + - .     .         the centre c to both sides, and b up
///      +- - - +    c----+- - -+        and down, with
///        .     ' - + - '     .
///            .     |     .                 a = width / 2
///                ' + '                     b = height / 2
///
/// A diamond in an inset rectangle would be too large: its corners would move
/// by the inset, but its edges by less. A border needs the edges.
///
///        b +                           From c, an edge is
///          | \
///          |   \                           d = a * b / √(a² + b²)
///          |  d . \
///          | .      \                  away. After the inset it is d - inset.
///        c +---------+ a               The whole diamond shrinks to the share
///                                      that is left of d:
///
///                                          k = 1 - inset * √(a² + b²) / (a * b)
///
/// The corners are (midX ± k * a, midY) and (midX, midY ± k * b). The outline
/// must be closed with closeSubpath(). Insets add up, and a negative one makes
/// the diamond larger. Where k is 0 or less, return an empty path. In a
/// rectangle without a width or a height, a * b is 0: do not divide by it.
struct InsetDiamond: InsettableShape {
  //: solution
  var insetAmount: CGFloat = 0

  //: starter
  // // TODO: 1 Add a property for the inset, 0 at first.
  //
  //: end
  func path(in rect: CGRect) -> Path {
    //: solution
    let a = rect.width / 2
    let b = rect.height / 2
    guard a > 0, b > 0 else { return Path() }
    let k = 1 - insetAmount * (a * a + b * b).squareRoot() / (a * b)
    guard k > 0 else { return Path() }
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY - k * b))
    path.addLine(to: CGPoint(x: rect.midX + k * a, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + k * b))
    path.addLine(to: CGPoint(x: rect.midX - k * a, y: rect.midY))
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 2 Work out a, b and k. If nothing is left of the diamond, the path is empty.
    // // TODO: 3 Join the four corners, and close the outline.
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
