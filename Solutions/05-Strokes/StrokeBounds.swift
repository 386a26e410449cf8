import SwiftUI

/// strokeBounds: the rectangle that a stroked line covers.
///
///       the line alone                with a width of 10
///
///       +---------+---------+         #######################
///       |       . ' .       |         #         ## ##       #
///       |     .       .     |         #      ##  . .  ##    #      wider than
///       |   .           .   |         #   ##  .  ###  .  ## #      the line, and
///       | .               . |         # ##  .  ##   ##  .  ##      the spike of a
///       +-------------------+         ## ##  ##       ##  ###      corner counts
///                                     #######################      as well
///
/// The line has the width that is given. For the rest it is a line as SwiftUI
/// draws it where nothing is said: it ends at its ends (butt), and its corners
/// are pointed, unless they are so sharp that the spike would be more than 10
/// widths long: these are cut off.
///
/// Return the smallest rectangle around all that is covered. Where nothing is
/// covered (the path is empty, or the width is 0), that is CGRect.null.
///
/// No need to work it out: a path can tell the outline of its own stroke, which
/// is another path, and a path can tell its bounds.
func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
  //: solution
  let style = StrokeStyle(lineWidth: lineWidth)
  return path.strokedPath(style).boundingRect
  //: starter
  // // TODO: 1 Make the outline of the stroke, and return its bounds.
  // return .zero
  //: end
}
