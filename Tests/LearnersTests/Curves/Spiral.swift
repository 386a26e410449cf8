import Foundation
import SwiftUI

struct Spiral: Shape {
  var turns: Int = 3

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let maxRadius = min(rect.width, rect.height) / 2
    let total = turns * 360

    var path = Path()
    path.move(to: center)
    for degrees in stride(from: 10, through: total, by: 10) {
      let radius = maxRadius * CGFloat(degrees) / CGFloat(total)
      let radians = CGFloat(degrees) * .pi / 180
      path.addLine(to: CGPoint(x: center.x + radius * cos(radians), y: center.y + radius * sin(radians)))
    }
    return path
  }
}

struct SpiralView: View {
  @State private var drawn: CGFloat = 0

  var body: some View {
    Spiral(turns: 5)
      .trim(from: 0, to: drawn)
      .stroke(Color.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
      .frame(width: 300, height: 300)
      .onAppear {
        withAnimation(.linear(duration: 3)) { drawn = 1 }
      }
  }
}
