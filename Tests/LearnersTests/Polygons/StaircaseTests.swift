import SwiftUI
import Testing

// By hand: step k of n is a column of width/n by k·height/n.
@Suite struct StaircaseTests {
  @Test func `four steps have ten corners`() {
    expect(
      Staircase(steps: 4), in: (0, 0, 100, 100),
      corners: [
        (0, 100), (0, 75), (25, 75), (25, 50), (50, 50), (50, 25), (75, 25), (75, 0), (100, 0), (100, 100),
      ],
      bounds: (0, 0, 100, 100), area: 6250)
  }

  @Test func `two steps stand on the lower edge of their frame`() {
    expect(
      Staircase(steps: 2), in: (30, 40, 120, 80),
      corners: [(30, 120), (30, 80), (90, 80), (90, 40), (150, 40), (150, 120)], bounds: (30, 40, 120, 80),
      area: 7200)
  }
}
