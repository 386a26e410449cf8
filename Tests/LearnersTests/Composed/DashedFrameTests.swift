import SwiftUI
import Testing

// By hand: bars of 10·2 every 15 points, the last of a side as long as there is room. Where two bars meet in a corner of
// the frame they have 2·2 in common.
@Suite struct DashedFrameTests {
  @Test func `seven bars a side fit into 100 points, and meet in all four corners`() {
    expect(DashedFrame(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 28 * 20 - 4 * 4)
    expect(DashedFrame(), in: (0, 0, 100, 100), area: 28 * 20 - 8 * 4, eoFill: true)
  }

  @Test func `the last bar of a side is cut off where the side ends`() {
    // Eight bars above and below, which end at 115 of 120; six at each side, the last one 5 long. They meet at the left.
    expect(
      DashedFrame(), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80),
      area: 16 * 20 + 2 * (5 * 20 + 5 * 2) - 2 * 4)
  }

  @Test func `a single dash is a rectangle for each side`() {
    expect(
      DashedFrame(dash: 50), in: (30, 40, 50, 20), corners: [(30, 40), (80, 40), (80, 42), (30, 42)],
      [(30, 58), (80, 58), (80, 60), (30, 60)], [(30, 40), (32, 40), (32, 60), (30, 60)],
      [(78, 40), (80, 40), (80, 60), (78, 60)], bounds: (30, 40, 50, 20), area: 280 - 16)
  }
}
