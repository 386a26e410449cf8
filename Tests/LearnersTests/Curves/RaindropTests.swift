import SwiftUI
import Testing

// By hand, with a radius of a third of the height: a triangle of 2·r², two segments of quadratic curves, each two thirds of
// a triangle of r²/2 (Archimedes), and half a disc, which with cubics holds 3.142472·r²/2.
@Suite struct RaindropTests {
  @Test func `a raindrop is as wide as two thirds of its height`() {
    expect(
      Raindrop(), in: (0, 0, 100, 100), bounds: (16.666667, 0, 66.666667, 100),
      area: (8 / 3.0 + 3.142472 / 2) * 10_000 / 9)
    expect(
      Raindrop(), in: (30, 40, 120, 80), bounds: (63.333333, 40, 53.333333, 80),
      area: (8 / 3.0 + 3.142472 / 2) * 6400 / 9)
  }
}
