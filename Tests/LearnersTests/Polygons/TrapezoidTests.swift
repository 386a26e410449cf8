import SwiftUI
import Testing

// By hand: half the sum of the parallel sides times the height.
@Suite struct TrapezoidTests {
  @Test func `a trapezoid is narrower at the top by twice its inset`() {
    expect(
      Trapezoid(insetAmount: 20), in: (0, 0, 100, 100), corners: [(0, 100), (20, 0), (80, 0), (100, 100)],
      bounds: (0, 0, 100, 100), area: 8000)
    expect(
      Trapezoid(insetAmount: 20), in: (30, 40, 120, 80), corners: [(30, 120), (50, 40), (130, 40), (150, 120)],
      bounds: (30, 40, 120, 80), area: 8000)
  }

  @Test func `an inset of more than half the width makes two triangles`() {
    // The sides cross where they are 100·50/70 above the base: triangles over 100 and over 40 points.
    expect(
      Trapezoid(insetAmount: 70), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100),
      area: (100 * 100 * 50 / 70.0 + 40 * 100 * 20 / 70.0) / 2)
  }

  @Test func `the inset is animated`() {
    var trapezoid = Trapezoid(insetAmount: 50)
    #expect(trapezoid.animatableData == 50)
    trapezoid.animatableData = 10
    expect(trapezoid, in: (0, 0, 100, 100), area: 9000)
  }

  @Test func `a line back to the start is not a close`() {
    let path = Trapezoid(insetAmount: 20).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.description == "0 100 m 20 0 l 80 0 l 100 100 l 0 100 l")
    #expect(path.currentPoint == CGPoint(x: 0, y: 100))
  }
}
