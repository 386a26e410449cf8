import SwiftUI
import Testing

// By hand: three gaps of 4 leave four bars of (width − 12)/4; the highest bar is as high as the frame.
@Suite struct BarChartTests {
  @Test func `bars stand on the lower edge, in proportion to the largest`() {
    expect(
      BarChart(values: [3, 5, 2, 8]), in: (0, 0, 100, 100),
      corners: [(0, 62.5), (22, 62.5), (22, 100), (0, 100)], [(26, 37.5), (48, 37.5), (48, 100), (26, 100)],
      [(52, 75), (74, 75), (74, 100), (52, 100)], [(78, 0), (100, 0), (100, 100), (78, 100)],
      bounds: (0, 0, 100, 100), area: 22 * 225)
    expect(
      BarChart(values: [3, 5, 2, 8]), in: (30, 40, 120, 80),
      corners: [(30, 90), (57, 90), (57, 120), (30, 120)], [(61, 70), (88, 70), (88, 120), (61, 120)],
      [(92, 100), (119, 100), (119, 120), (92, 120)], [(123, 40), (150, 40), (150, 120), (123, 120)],
      bounds: (30, 40, 120, 80), area: 27 * 180)
  }

  @Test func `no values and values of nothing give no bars`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(BarChart(values: []).path(in: rect).boundingRect.isNull)
    #expect(BarChart(values: [0, 0]).path(in: rect).isEmpty)
  }
}
