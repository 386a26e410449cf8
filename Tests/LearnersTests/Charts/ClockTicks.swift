import SwiftUI

struct ClockTicks: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()

    for minute in 0..<60 {
      let length: CGFloat = minute.isMultiple(of: 5) ? radius * 0.2 : radius * 0.1
      let angle = Angle(degrees: Double(minute) * 6)
      path.move(to: center.away(radius - length, towards: angle))
      path.addLine(to: center.away(radius, towards: angle))
    }
    return path
  }
}

private extension CGPoint {
  /// 0° is 12 o'clock here.
  func away(_ distance: CGFloat, towards angle: Angle) -> CGPoint {
    CGPoint(x: x + distance * CGFloat(sin(angle.radians)), y: y - distance * CGFloat(cos(angle.radians)))
  }
}

struct ClockView: View {
  var hour = 10

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color.black, lineWidth: 4)
      ClockTicks().stroke(Color.black, lineWidth: 2).padding(8)
      Rectangle()
        .frame(width: 6, height: 50)
        .offset(y: -25)
        .rotationEffect(.degrees(Double(hour) * 30))
    }
    .frame(width: 200, height: 200)
  }
}
