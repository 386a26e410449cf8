import SwiftUI

struct DonutSlice: Shape {
  var startAngle: Angle
  var delta: Angle
  var thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    let inner = outer - thickness

    var path = Path()
    path.addRelativeArc(center: center, radius: outer, startAngle: startAngle, delta: delta)
    path.addRelativeArc(
      center: center, radius: inner, startAngle: startAngle + delta,
      delta: .radians(-delta.radians))
    path.closeSubpath()
    return path
  }
}

struct DonutSlice_Previews: PreviewProvider {
  static var previews: some View {
    DonutSlice(startAngle: .zero, delta: .degrees(120), thickness: 40)
      .fill(Color.pink)
      .frame(width: 200, height: 200)
  }
}
