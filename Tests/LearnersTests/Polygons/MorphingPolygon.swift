import SwiftUI

/// Between two whole numbers of sides the last side is a shorter one.
struct MorphingPolygon: Shape {
  var sides: Double
  var scale: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set {
      sides = newValue.first
      scale = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.size.width, rect.size.height)) / 2.0 * scale
    let center = CGPoint(x: rect.origin.x + rect.size.width / 2.0, y: rect.origin.y + rect.size.height / 2.0)

    return Path { path in
      for corner in 0..<Int(sides.rounded(.up)) {
        let angle = Double(corner) * (360.0 / sides) * Double.pi / 180
        let point = CGPoint(
          x: center.x + CGFloat(cos(angle) * radius),
          y: center.y + CGFloat(sin(angle) * radius))
        if path.isEmpty {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      path.closeSubpath()
    }
  }
}

struct MorphingPolygonView: View {
  @State private var sides: Double = 4
  @State private var scale: Double = 1.0

  var body: some View {
    VStack {
      MorphingPolygon(sides: sides, scale: scale)
        .stroke(Color.purple, lineWidth: 5)
        .padding(20)
        .animation(.easeInOut(duration: 1.0), value: sides)

      Text("\(Int(sides)) sides, \(String(format: "%.2f", scale)) scale")

      HStack(spacing: 20) {
        Button("1") {
          sides = 1
          scale = 1
        }
        Button("7") {
          sides = 7
          scale = 0.8
        }
        Button("30") {
          withAnimation {
            sides = 30
            scale = 0.5
          }
        }
      }
    }
  }
}
