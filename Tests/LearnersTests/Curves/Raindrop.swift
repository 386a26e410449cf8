import SwiftUI

struct Raindrop: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width / 2, rect.height / 3)
      let center = CGPoint(x: rect.midX, y: rect.maxY - radius)

      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: center.x + radius, y: center.y),
        control: CGPoint(x: center.x + radius, y: center.y - radius))
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.minY),
        control: CGPoint(x: center.x - radius, y: center.y - radius))
    }
  }
}

#Preview {
  Raindrop()
    .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
    .frame(width: 100, height: 200)
}
