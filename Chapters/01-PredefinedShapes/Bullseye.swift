import SwiftUI

/// Bullseye: three circles, one on top of the other.
///
///              . - ~ ~ ~ - .              The diameters are 200, 140 and 80
///          .                   .          points, whatever the space. All have
///        .      . - ~ ~ - .      .        the same centre.
///      .     .    . - - .    .     .
///      .    .   .         .   .    .      The largest lies at the back, the
///      .    .   .    c    .   .    .      smallest on top. Circles that touch
///      .    .   .         .   .    .      need different colours, or nobody
///      .     .    ' - - '    .     .      can tell them apart. Which ones is
///        .      ' - _ _ - '      .        yours.
///          .                   .
///              ' - _ _ _ - '
///
///     A ZStack lays its views on top of each other, the first one at the back.
struct Bullseye: View {
  var body: some View {
    // TODO: 1 Put three circles into a ZStack, the largest first.
    // TODO: 2 Fill them in turn with two colours, and give each a frame.
    EmptyView()
  }
}
