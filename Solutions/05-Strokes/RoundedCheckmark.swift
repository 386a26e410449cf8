import SwiftUI

/// RoundedCheckmark: a checkmark drawn with a thick round pen.
///
///                            .-.          The line is 10 points wide. Its two
///                          .' .'          ends are round: half a circle goes
///       .-.              .' .'            beyond each end. And so is the corner,
///        '. '.         .' .'              which would be a spike otherwise.
///          '. '.     .' .'
///            '. '. .' .'                      ends       lineCap
///              '.   .'                        corners    lineJoin
///                '-'
///
/// The checkmark itself is given below. It fills the space that the view is
/// offered; the line goes 5 points beyond it. Fill nothing; the colour is
/// yours.
struct RoundedCheckmark: View {
  var body: some View {
    //: solution
    Checkmark().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    //: starter
    // // TODO: 1 Stroke the checkmark with a StrokeStyle of width 10.
    // // TODO: 2 Make its ends and its corner round.
    // Checkmark()
    //: end
  }
}

/// The checkmark of chapter 02.
private struct Checkmark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}
