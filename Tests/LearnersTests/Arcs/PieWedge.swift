import SwiftUI

struct PieWedge: Shape {
  var start: Angle
  var sweep: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, sweep.degrees) }
    set {
      start = Angle(degrees: newValue.first)
      sweep = Angle(degrees: newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let from = start - .degrees(90)

    return Path { p in
      p.move(to: center)
      p.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: from, endAngle: from + sweep,
        clockwise: false)
      p.closeSubpath()
    }
  }
}

struct PieChart: View {
  let values: [Double]
  private let colors: [Color] = [.red, .green, .blue, .orange, .purple]

  private func angle(upTo index: Int) -> Angle {
    let total = values.reduce(0, +)
    let before = values.prefix(index).reduce(0, +)
    return .degrees(360 * before / total)
  }

  var body: some View {
    ZStack {
      ForEach(values.indices, id: \.self) { i in
        PieWedge(start: angle(upTo: i), sweep: angle(upTo: i + 1) - angle(upTo: i))
          .fill(colors[i % colors.count])
      }
    }
  }
}

#Preview {
  PieChart(values: [4, 2, 1, 1])
    .frame(width: 200, height: 200)
}
