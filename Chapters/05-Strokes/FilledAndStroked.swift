import SwiftUI

/// FilledAndStroked: a filled shape with its outline on top.
///
///       . ooooooooooooooooooooo .       A RoundedRectangle with a corner radius
///      oooo+-----------------+oooo      of 20 is filled with one colour (#).
///      oo+###################+oo
///      oo|###################|oo       Its outline is stroked with another
///      oo|###################|oo       colour (o), 10 points wide: half of the
///      oo+###################+oo       line lies inside, half outside.
///      oooo+-----------------+oooo
///       ' ooooooooooooooooooooo '       The line lies on top. Were the filling
///                                       on top, it would hide half of the line.
///
/// The rectangle fills the space that the view is offered. The colours are
/// yours, but must not be the same.
struct FilledAndStroked: View {
  var body: some View {
    // TODO: 1 Fill the rounded rectangle with a colour.
    // TODO: 2 Stroke it with another one, so that the line lies on top.
    RoundedRectangle(cornerRadius: 20)
  }
}
