import SwiftUI

/// Arc: a part of a circle that can be inset.
///
///            . - ~ + 270°          The centre c is (midX, midY). The radius is
///         .  . - ~ +               half of the WIDTH, less the inset, even
///        . .                       where the rectangle is not that high.
///        . .     c     +-+ 0°
///        . .           . .         The arc starts at angle zero, on the right,
///         .  ' - - - '  .          and runs with growing angles (clockwise:
///            ' - ~ - '             false) to endAngle, here 270°. It stays
///                                  open.
///
/// Insets add up: inset(by: 10).inset(by: 5) is 15 points smaller. A negative
/// inset makes the arc larger. An endAngle of more than a full turn is the
/// whole circle. (Nobody will ask for insets above half of the width, nor for
/// negative angles.)
struct Arc: InsettableShape {
  var endAngle: Angle
  //: solution
  var insetAmount: CGFloat = 0
  //: starter
  // // TODO: 1 Add a property for the inset, 0 at first.
  //: end

  func path(in rect: CGRect) -> Path {
    //: solution
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
      startAngle: .zero, endAngle: endAngle, clockwise: false)
    return path
    //: starter
    // // TODO: 2 Add the arc; its radius gets smaller by the inset.
    // return Path()
    //: end
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    //: solution
    var copy = self
    copy.insetAmount += amount
    return copy
    //: starter
    // // TODO: 3 Return a copy of self whose inset is larger by the amount.
    // return self
    //: end
  }
}
