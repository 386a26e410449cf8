import SwiftUI

/// Half a circle at the bottom, half of a stretched one on top.
struct Egg: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let middle = rect.maxY - radius
    let stretch = (middle - rect.minY) / radius

    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: middle), radius: radius, startAngle: .zero, endAngle: .radians(.pi),
      clockwise: false)
    path.addArc(
      center: .zero, radius: radius, startAngle: .radians(.pi), endAngle: .radians(2 * .pi), clockwise: false,
      transform: CGAffineTransform(translationX: rect.midX, y: middle).scaledBy(x: 1, y: stretch))
    path.closeSubpath()
    return path
  }
}

#Preview("Breakfast", traits: .sizeThatFitsLayout) {
  Egg()
    .fill(.brown)
    .frame(width: 90, height: 120)
}
