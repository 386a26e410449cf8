import SwiftUI

/// DashedLens: the outline of a lens in dashes.
///
///             - - -   - - -               Dashes of 30 points, and gaps of 10
///       - - -               - - -         between them:
///      -                         -
///       - - -               - - -          |---------- 30 ----------|-- 10 --|
///             - - -   - - -                ==========================        ===
///
/// Everything else about the line stays as SwiftUI has it where nothing is
/// said: 1 point wide, and the first dash begins where the outline begins.
/// The lens itself is given below. Fill nothing; the colour is yours.
struct DashedLens: View {
  var body: some View {
    // TODO: 1 Stroke the lens with a StrokeStyle. Name only its dash.
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
