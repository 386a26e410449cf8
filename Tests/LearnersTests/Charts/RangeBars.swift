import SwiftUI

/// The lowest and the highest temperature of each day.
struct RangeBars: Shape {
  let ranges: [ClosedRange<Double>]

  func path(in rect: CGRect) -> Path {
    let low = ranges.map(\.lowerBound).min() ?? 0
    let high = ranges.map(\.upperBound).max() ?? 1
    let rowHeight = rect.height / CGFloat(max(ranges.count, 1))
    let scale = rect.width / CGFloat(high - low)

    return ranges.indices.reduce(into: Path()) { path, row in
      let bar = CGRect(
        x: rect.minX + CGFloat(ranges[row].lowerBound - low) * scale,
        y: rect.minY + CGFloat(row) * rowHeight + rowHeight * 0.25,
        width: CGFloat(ranges[row].upperBound - ranges[row].lowerBound) * scale,
        height: rowHeight * 0.5)
      let corner = CGSize(width: rowHeight * 0.25, height: rowHeight * 0.25)
      path.addRoundedRect(in: bar, cornerSize: corner, style: .circular)
    }
  }
}

#Preview {
  RangeBars(ranges: [4...12, 6...15, 2...9])
    .fill(.orange)
    .frame(width: 240, height: 120)
}
