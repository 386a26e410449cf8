import SwiftUI
import Testing

// By hand: two bars, which have a square of 20·20 in common.
@Suite struct PlusSignTests {
  @Test func `a plus sign is two rectangles that cross`() {
    expect(
      PlusSign(), in: (0, 0, 100, 100), corners: [(40, 0), (60, 0), (60, 100), (40, 100)],
      [(0, 40), (100, 40), (100, 60), (0, 60)], bounds: (0, 0, 100, 100), area: 3600)
    expect(
      PlusSign(), in: (30, 40, 120, 80), corners: [(80, 40), (100, 40), (100, 120), (80, 120)],
      [(30, 70), (150, 70), (150, 90), (30, 90)], bounds: (30, 40, 120, 80), area: 3600)
  }

  @Test func `the even-odd rule makes a hole where the bars cross`() {
    expect(PlusSign(), in: (0, 0, 100, 100), area: 3200, eoFill: true)
  }
}
