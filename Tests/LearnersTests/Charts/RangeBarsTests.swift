import SwiftUI
import Testing

// By hand: 24 of 13 degrees are covered by three bars, half a row high, each with ends of half a disc; with cubics the two
// ends of a bar lack (4 − 3.142472)·r² of a rectangle.
@Suite struct RangeBarsTests {
  @Test func `the bars of a range leave a quarter of a row above and below`() {
    let bars = RangeBars(ranges: [4...12, 6...15, 2...9])
    expect(
      bars, in: (0, 0, 100, 100), bounds: (0, 100 / 12.0, 100, 100 * 5 / 6.0),
      area: 100 / 6.0 * 24 * 100 / 13 - 3 * (4 - 3.142472) * (100 / 12.0) * (100 / 12.0))
    expect(
      bars, in: (30, 40, 120, 80), bounds: (30, 40 + 80 / 12.0, 120, 80 * 5 / 6.0),
      area: 80 / 6.0 * 24 * 120 / 13 - 3 * (4 - 3.142472) * (80 / 12.0) * (80 / 12.0))
  }
}
