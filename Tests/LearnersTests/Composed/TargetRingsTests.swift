import SwiftUI
import Testing

// By hand: discs of four cubics with radii of r, 2/3·r and 1/3·r fill 3.142472 times their squares.
@Suite struct TargetRingsTests {
  @Test func `three circles make a ring and a disc by the even-odd rule`() {
    expect(
      TargetRings(count: 3), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100),
      area: 3.142472 * 2500 * (1 - 4 / 9.0 + 1 / 9.0), eoFill: true)
    expect(
      TargetRings(count: 3), in: (0, 0, 200, 100), bounds: (50, 0, 100, 100),
      area: 3.142472 * 2500 * (1 - 4 / 9.0 + 1 / 9.0), eoFill: true)
    expect(
      TargetRings(count: 3), in: (30, 40, 120, 80), bounds: (50, 40, 80, 80),
      area: 3.142472 * 1600 * (1 - 4 / 9.0 + 1 / 9.0), eoFill: true)
  }

  @Test func `by the non-zero rule only the outer circle is seen`() {
    expect(TargetRings(count: 3), in: (30, 40, 120, 80), area: 3.142472 * 1600)
  }
}
