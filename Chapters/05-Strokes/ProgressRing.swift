import SwiftUI

/// ProgressRing: a part of a circle, from the top clockwise.
///
///     progress:     0.25               0.75
///
///                  (=====.            (=====.         The circle is the largest
///                . - ~    \\        . - ~    \\       that fits, in the middle.
///              .           \\      .           \\     A part of it is drawn as a
///              .     c     ()      ()    c     ||     line, 10 points wide, with
///              .           .       ||          //     round ends.
///                ' - _ - '          \\ _     //
///                                     '=====//        0 draws nothing, and 1 the
///                                                     whole circle.
///
/// It begins at the top, whatever the progress. What is below 0 counts as 0,
/// what is above 1 as 1. Only that line is drawn: no track behind it, no
/// filling. The colour is yours.
///
/// A circle's own outline begins at the right, at 3 o'clock.
struct ProgressRing: View {
  var progress: Double

  var body: some View {
    // TODO: 1 Trim the circle to the part from 0 to the progress.
    // TODO: 2 Stroke it with round ends.
    // TODO: 3 Turn it, so that it begins at the top.
    Circle()
  }
}
