import SwiftUI

struct BarChart: Shape {
  let values: [Double]
  var spacing: CGFloat = 4

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let biggest = values.max(), biggest > 0 else { return path }

    let gaps = spacing * CGFloat(values.count - 1)
    let barWidth = (rect.width - gaps) / CGFloat(values.count)

    for (index, value) in values.enumerated() {
      let height = rect.height * CGFloat(value / biggest)
      let x = rect.minX + CGFloat(index) * (barWidth + spacing)
      path.addRect(CGRect(x: x, y: rect.maxY - height, width: barWidth, height: height))
    }
    return path
  }
}

struct BarChartView: View {
  @State private var values: [Double] = [3, 5, 2, 8]

  var body: some View {
    VStack {
      BarChart(values: values)
        .fill(Color.accentColor)
        .frame(height: 120)
      Button("Shuffle") { values.shuffle() }
    }
    .padding()
  }
}
