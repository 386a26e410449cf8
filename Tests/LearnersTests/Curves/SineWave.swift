import SwiftUI

/// Water: a wave at the top, filled down to the bottom.
struct SineWave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: Double {
    get { phase }
    set { self.phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = Double(rect.width)
    let midHeight = Double(rect.height) / 2

    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: 0, through: width, by: 5) {
      let sine = sin(x / width * frequency * 2 * .pi + phase)
      path.addLine(to: CGPoint(x: Double(rect.minX) + x, y: Double(rect.minY) + midHeight + sine * strength))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct WaterView: View {
  @State private var phase = 0.0

  var body: some View {
    ZStack {
      ForEach(0..<3) { layer in
        SineWave(strength: 20, frequency: 2, phase: phase + Double(layer) * .pi / 3)
          .fill(Color.blue.opacity(0.3))
      }
    }
    .onAppear {
      withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) {
        phase = .pi * 2
      }
    }
  }
}
