import SwiftUI
import Testing

// By hand: a corner of radius r takes the square of r without a quarter disc away, which with one cubic holds 0.785618·r².
@Suite struct RoundedCornersTests {
  @Test func `three corners are rounded and one is not`() {
    let missing = 1 - 0.785618
    // The radius of 80 is cut to half the smaller side.
    let corners = RoundedCorners(tl: 30, tr: 20, bl: 80)
    expect(
      corners, in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 10_000 - missing * (900 + 400 + 2500))
    expect(
      corners, in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 20_000 - missing * (900 + 400 + 2500))
    expect(
      corners, in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 9600 - missing * (900 + 400 + 1600))
  }

  @Test func `tangent arcs begin and end at their radius from the corner`() {
    expect(
      RoundedCorners(tl: 30, tr: 20), in: (0, 0, 100, 100),
      corners: [(50, 0), (80, 0), (100, 20), (100, 100), (0, 100), (0, 30), (30, 0)])
  }

  @Test func `without radii the corners are those of the rectangle`() {
    expect(
      RoundedCorners(), in: (30, 40, 120, 80), corners: [(90, 40), (150, 40), (150, 120), (30, 120), (30, 40)],
      bounds: (30, 40, 120, 80), area: 9600)
  }
}
