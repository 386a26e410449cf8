import SwiftUI

/// InsetHexagon: six corners on a circle that gets smaller.
///
///            5 _______ 6           The centre c is (midX, midY). The radius is
///             / _____ \            half of the smaller side of the rectangle,
///            / /     \ \           less the inset.
///          4 (    c - - ) 1
///            \ \_____/ /           Corner 1 lies at angle 0, to the right of
///             \_______/            c; the others follow at sixths of a turn:
///            3         2
///                                      x = midX + radius * cos(angle)
///                                      y = midY + radius * sin(angle)
///
/// cos and sin take radians: a full turn is 2 * .pi.
///
/// The outline must be closed with closeSubpath(). Insets add up, and a
/// negative one makes the hexagon larger. Where the radius would be 0 or less,
/// return an empty path.
struct InsetHexagon: InsettableShape {
  //: solution
  var insetAmount: CGFloat = 0

  //: starter
  // // TODO: 1 Add a property for the inset, 0 at first.
  //
  //: end
  func path(in rect: CGRect) -> Path {
    //: solution
    let radius = min(rect.width, rect.height) / 2 - insetAmount
    guard radius > 0 else { return Path() }
    let corners = (0..<6).map { number in
      let angle = CGFloat(number) * .pi / 3
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
    //: starter
    // // TODO: 2 Work out the radius. If nothing is left of it, the path is empty.
    // // TODO: 3 Join the six corners, and close the outline.
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
