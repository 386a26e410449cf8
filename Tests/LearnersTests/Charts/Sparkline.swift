import SwiftUI

/// So that a whole list of numbers can be animated.
struct AnimatableValues: VectorArithmetic {
  var values: [Double]

  static let zero = AnimatableValues(values: [])

  static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    combine(lhs, rhs, +)
  }

  static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    combine(lhs, rhs, -)
  }

  mutating func scale(by rhs: Double) {
    values = values.map { $0 * rhs }
  }

  var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 }
  }

  private static func combine(
    _ lhs: AnimatableValues, _ rhs: AnimatableValues, _ operation: (Double, Double) -> Double
  ) -> AnimatableValues {
    let count = max(lhs.values.count, rhs.values.count)
    return AnimatableValues(
      values: (0..<count).map { i in
        operation(
          i < lhs.values.count ? lhs.values[i] : 0,
          i < rhs.values.count ? rhs.values[i] : 0)
      })
  }
}

struct Sparkline: Shape {
  var data: [Double]
  var closesToBottom = false

  var animatableData: AnimatableValues {
    get { AnimatableValues(values: data) }
    set { data = newValue.values }
  }

  func path(in rect: CGRect) -> Path {
    guard data.count > 1, let low = data.min(), let high = data.max(), high > low else { return Path() }

    let points = data.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(data.count - 1),
        y: rect.maxY - rect.height * (value - low) / (high - low))
    }

    var path = Path()
    path.addLines(points)
    if closesToBottom {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct StockView: View {
  @State private var prices: [Double] = [10, 14, 12, 20, 16]

  var body: some View {
    ZStack {
      Sparkline(data: prices, closesToBottom: true)
        .fill(LinearGradient(colors: [.green.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      Sparkline(data: prices)
        .stroke(.green, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
    .frame(height: 80)
    .onTapGesture {
      withAnimation { prices = prices.map { _ in .random(in: 5...25) } }
    }
  }
}
