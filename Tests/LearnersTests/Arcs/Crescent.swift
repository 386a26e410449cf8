import SwiftUI

/// A moon: a disc with a bite taken out by a disc of the same size.
struct Crescent: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let biteCenter = CGPoint(x: center.x + radius, y: center.y)

    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(60), endAngle: .degrees(300), clockwise: false)
    path.addArc(
      center: biteCenter, radius: radius, startAngle: .degrees(240), endAngle: .degrees(120), clockwise: true)
    path.closeSubpath()
    return path
  }
}

#Preview("Night") {
  ZStack {
    Color.indigo
    Crescent()
      .fill(.yellow)
      .rotationEffect(.degrees(-30))
      .padding(40)
  }
}
