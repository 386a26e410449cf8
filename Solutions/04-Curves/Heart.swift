import SwiftUI

/// Heart: two halves, each made of two curves.
///
///     minY  x - - - - x - - - - +    Places are fractions of the width and
///           | . ~ ~ . | . ~ ~ . |    the height:
///     1/4   s         n         +
///           |                   |        n   the notch      (1/2, 1/4)
///     1/2   x                   +        s   the shoulder   (0, 1/4)
///           | .               . |        t   the tip        (1/2, 1)
///     3/4   |    x         .    |
///           |       .   .       |    x marks the control points of the
///     maxY  +---------t---------+    left half: two for each curve.
///          0         1/2        1
///
///     curve    from   to   control 1         control 2
///     1st      n      s    (1/2, 0)          (0, 0)
///     2nd      s      t    (0, 1/2)          (1/4, 3/4)
///
/// The right half is the left one mirrored at midX. If you draw it from the
/// tip back up to the notch, the control points come in the opposite order.
/// Close the outline.
struct Heart: Shape {
  func path(in rect: CGRect) -> Path {
    //: solution
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: place(0.5, 0.25))
    path.addCurve(to: place(0, 0.25), control1: place(0.5, 0), control2: place(0, 0))
    path.addCurve(to: place(0.5, 1), control1: place(0, 0.5), control2: place(0.25, 0.75))
    path.addCurve(to: place(1, 0.25), control1: place(0.75, 0.75), control2: place(1, 0.5))
    path.addCurve(to: place(0.5, 0.25), control1: place(1, 0), control2: place(0.5, 0))
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 1 Move to the notch, and add the two curves of the left half.
    // // TODO: 2 Add the two curves of the right half, from the tip back to the notch.
    // // TODO: 3 Close the outline.
    // return Path()
    //: end
  }
}
