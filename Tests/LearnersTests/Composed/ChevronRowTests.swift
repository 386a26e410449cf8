import SwiftUI
import Testing

// By hand: each chevron fills half of its cell, as the point is half of the width.
@Suite struct ChevronRowTests {
  @Test func `three chevrons stand one beside the other`() {
    expect(
      ChevronRow(count: 3), in: (0, 0, 120, 40),
      corners: [(0, 0), (20, 0), (40, 20), (20, 40), (0, 40), (20, 20)],
      [(40, 0), (60, 0), (80, 20), (60, 40), (40, 40), (60, 20)],
      [(80, 0), (100, 0), (120, 20), (100, 40), (80, 40), (100, 20)], bounds: (0, 0, 120, 40), area: 2400)
    expect(
      ChevronRow(count: 2), in: (30, 40, 120, 80),
      corners: [(30, 40), (60, 40), (90, 80), (60, 120), (30, 120), (60, 80)],
      [(90, 40), (120, 40), (150, 80), (120, 120), (90, 120), (120, 80)], bounds: (30, 40, 120, 80), area: 4800)
  }
}
