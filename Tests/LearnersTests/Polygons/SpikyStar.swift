import SwiftUI

struct SpikyStar: Shape {
  var points = 5
  /// 0 means needles, 1 a polygon
  var innerRatio: CGFloat = 0.45

  var animatableData: CGFloat {
    get { innerRatio }
    set { innerRatio = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard points > 1 else { return Path() }

    let outerRadius = min(rect.width, rect.height) / 2
    let innerRadius = outerRadius * innerRatio
    var path = Path()

    for index in 0..<(points * 2) {
      let radius = index.isMultiple(of: 2) ? outerRadius : innerRadius
      let angle = Angle(degrees: Double(index) * 180 / Double(points) - 90)
      let x = rect.midX + radius * cos(angle.radians)
      let y = rect.midY + radius * sin(angle.radians)
      index == 0 ? path.move(to: CGPoint(x: x, y: y)) : path.addLine(to: CGPoint(x: x, y: y))
    }

    path.closeSubpath()
    return path
  }
}

struct RatingView: View {
  @State private var rating = 3

  var body: some View {
    HStack(spacing: 4) {
      ForEach(1..<6) { number in
        SpikyStar()
          .fill(number <= rating ? Color.yellow : Color.gray.opacity(0.3))
          .frame(width: 32, height: 32)
          .onTapGesture { rating = number }
      }
    }
  }
}

#Preview {
  RatingView()
}
