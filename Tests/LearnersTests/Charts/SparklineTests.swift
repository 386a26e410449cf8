import SwiftUI
import Testing

// By hand: the values are 0, 0.4, 0.2, 1 and 0.6 of the way up, and a quarter of the width apart.
@Suite struct SparklineTests {
  let prices: [Double] = [10, 14, 12, 20, 16]

  @Test func `a sparkline runs from the lowest value to the highest`() {
    expect(
      Sparkline(data: prices), in: (0, 0, 100, 100), corners: [(0, 100), (25, 60), (50, 80), (75, 0), (100, 40)],
      bounds: (0, 0, 100, 100))
    expect(
      Sparkline(data: prices), in: (30, 40, 120, 80),
      corners: [(30, 120), (60, 88), (90, 104), (120, 40), (150, 72)], bounds: (30, 40, 120, 80))
    #expect(Sparkline(data: [7]).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }

  @Test func `closed to the bottom it fills a trapezoid between two values`() {
    expect(
      Sparkline(data: prices, closesToBottom: true), in: (0, 0, 100, 100),
      corners: [(0, 100), (25, 60), (50, 80), (75, 0), (100, 40), (100, 100)], bounds: (0, 0, 100, 100),
      area: 25 * (20 + 30 + 60 + 80))
    expect(
      Sparkline(data: prices, closesToBottom: true), in: (30, 40, 120, 80), area: 30 * (16 + 24 + 48 + 64))
  }

  @Test func `half way between two sparklines lies the mean of their values`() {
    var line = Sparkline(data: prices, closesToBottom: true)
    let target = Sparkline(data: [20, 20, 20, 20, 0], closesToBottom: true)
    var way = target.animatableData - line.animatableData
    #expect(way.values == [10, 6, 8, 0, -16] && way.magnitudeSquared == 456)
    way.scale(by: 0.5)
    line.animatableData += way
    // 15, 17, 16, 20, 8 are 7, 9, 8, 12 and 0 twelfths of the way up.
    expect(
      line, in: (0, 0, 120, 120),
      corners: [(0, 50), (30, 30), (60, 40), (90, 0), (120, 120), (120, 120), (0, 120)], bounds: (0, 0, 120, 120),
      area: 30 * (80 + 85 + 100 + 60))
  }
}
