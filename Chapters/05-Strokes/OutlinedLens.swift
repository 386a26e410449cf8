import SwiftUI

/// OutlinedLens: the outline of a lens, 5 points wide.
///
///              . - ~ ~ ~ - .              The lens itself is given below.
///        . - ~               ~ - .        Draw its outline as a line that is
///     < -                         - >     5 points wide, and fill nothing.
///        ' - _               _ - '
///              ' - _ _ _ - '              The lens fills the space that the
///                                         view is offered. The colour is yours.
struct OutlinedLens: View {
  var body: some View {
    // TODO: 1 Stroke the lens instead of filling it.
    Lens()
  }
}

/// The lens of chapter 04.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
