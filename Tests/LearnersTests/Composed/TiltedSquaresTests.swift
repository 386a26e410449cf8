import SwiftUI
import Testing

// By hand: squares of side d/√2 with a common middle; they have a regular octagon of 2·(√2 − 1)·side² in common.
@Suite struct TiltedSquaresTests {
  @Test func `the corners of a square that is turned by 45° lie on the axes`() {
    expect(
      TiltedSquares(), in: (0, 0, 100, 100),
      corners: [(14.644661, 14.644661), (85.355339, 14.644661), (85.355339, 85.355339), (14.644661, 85.355339)],
      [(50, 0), (100, 50), (50, 100), (0, 50)], bounds: (0, 0, 100, 100), area: 10_000 - 4142.135624)
    expect(
      TiltedSquares(), in: (30, 40, 120, 80),
      corners: [(61.715729, 51.715729), (118.284271, 51.715729), (118.284271, 108.284271), (61.715729, 108.284271)],
      [(90, 40), (130, 80), (90, 120), (50, 80)], bounds: (50, 40, 80, 80), area: 6400 - 2650.966799)
  }

  @Test func `by the even-odd rule eight triangles are left`() {
    expect(TiltedSquares(), in: (0, 0, 100, 100), area: 10_000 - 2 * 4142.135624, eoFill: true)
  }
}
