import SwiftUI
import Testing

// By hand: the point that is added at the right is missing at the left, so the area is (width − point)·height.
@Suite struct ChevronTests {
  @Test func `a chevron has six corners, one of them pointing in`() {
    expect(
      Chevron(), in: (0, 0, 100, 100), corners: [(0, 0), (70, 0), (100, 50), (70, 100), (0, 100), (30, 50)],
      bounds: (0, 0, 100, 100), area: 7000)
    expect(
      Chevron(), in: (30, 40, 120, 80),
      corners: [(30, 40), (114, 40), (150, 80), (114, 120), (30, 120), (66, 80)], bounds: (30, 40, 120, 80),
      area: 6720)
  }

  @Test func `a chevron without a point is a rectangle with two corners more`() {
    expect(
      Chevron(pointiness: 0), in: (0, 0, 200, 100),
      corners: [(0, 0), (200, 0), (200, 50), (200, 100), (0, 100), (0, 50)], bounds: (0, 0, 200, 100), area: 20_000)
  }
}
