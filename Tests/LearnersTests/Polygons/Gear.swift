import SwiftUI

struct Gear: Shape {
  var teeth: Int
  var depth: Double = 0.2

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = Double(min(rect.width, rect.height)) / 2
    let inner = outer * (1 - depth)
    let step = 2 * Double.pi / Double(teeth)

    func point(_ radius: Double, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    var corners: [CGPoint] = []
    for tooth in 0..<teeth {
      let middle = Double(tooth) * step
      corners.append(point(outer, middle - 0.2 * step))
      corners.append(point(outer, middle + 0.2 * step))
      corners.append(point(inner, middle + 0.3 * step))
      corners.append(point(inner, middle + 0.7 * step))
    }

    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }
}

struct GearView: View {
  @State private var isTurning = false

  var body: some View {
    Gear(teeth: 12)
      .fill(.gray)
      .frame(width: 150, height: 150)
      .rotationEffect(.degrees(isTurning ? 360 : 0))
      .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: isTurning)
      .onAppear { isTurning = true }
  }
}
