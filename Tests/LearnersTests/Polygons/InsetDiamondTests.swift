import SwiftUI
import Testing

// By hand: half the area of its frame; an inset takes its amount from all four sides of the frame.
@Suite struct InsetDiamondTests {
  @Test func `a diamond has the midpoints of its frame as corners`() {
    expect(
      InsetDiamond(), in: (0, 0, 100, 100), corners: [(50, 0), (100, 50), (50, 100), (0, 50)],
      bounds: (0, 0, 100, 100), area: 5000)
    expect(
      InsetDiamond(), in: (30, 40, 120, 80), corners: [(90, 40), (150, 80), (90, 120), (30, 80)],
      bounds: (30, 40, 120, 80), area: 4800)
  }

  @Test func `insets of a diamond add up`() {
    expect(
      InsetDiamond().inset(by: 10), in: (30, 40, 120, 80), corners: [(90, 50), (140, 80), (90, 110), (40, 80)],
      bounds: (40, 50, 100, 60), area: 3000)
    expect(
      InsetDiamond().inset(by: 10).inset(by: 5), in: (0, 0, 100, 100),
      corners: [(50, 15), (85, 50), (50, 85), (15, 50)], bounds: (15, 15, 70, 70), area: 2450)
  }
}
