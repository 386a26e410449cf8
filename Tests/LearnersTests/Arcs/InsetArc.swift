import SwiftUI

struct InsetArc: InsettableShape {
  let startAngle: Angle
  let endAngle: Angle
  let clockwise: Bool
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    // 0° should be at the top
    let correction = Angle.degrees(90)
    let start = startAngle - correction
    let end = endAngle - correction

    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: rect.width / 2 - insetAmount,
      startAngle: start,
      endAngle: end,
      clockwise: !clockwise)
    return path
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var arc = self
    arc.insetAmount += amount
    return arc
  }
}

struct InsetArcView: View {
  var body: some View {
    InsetArc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true)
      .strokeBorder(Color.blue, lineWidth: 40)
  }
}
