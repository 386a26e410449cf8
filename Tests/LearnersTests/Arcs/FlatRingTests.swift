import SwiftUI
import Testing

// By hand: an ellipse of four cubics fills 3.142472·a·b with the half axes a and b (InsetArcTests says why it is not π).
@Suite struct FlatRingTests {
  @Test func `a flat ring is what lies between two ellipses, by the even-odd rule`() {
    expect(
      FlatRing(thickness: 20), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 3.142472 * (2500 - 900),
      eoFill: true)
    expect(
      FlatRing(thickness: 20), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 3.142472 * (5000 - 2400),
      eoFill: true)
    expect(
      FlatRing(thickness: 20), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 3.142472 * (2400 - 800),
      eoFill: true)
  }

  @Test func `by the non-zero rule the ring has no hole`() {
    expect(FlatRing(thickness: 20), in: (0, 0, 200, 100), area: 3.142472 * 5000)
    let path = FlatRing(thickness: 20).path(in: CGRect(x: 30, y: 40, width: 120, height: 80))
    #expect(path.contains(CGPoint(x: 90, y: 80)) && !path.contains(CGPoint(x: 90, y: 80), eoFill: true))
    #expect(path.contains(CGPoint(x: 35, y: 80), eoFill: true))
  }

  @Test func `a ring thicker than half its height has no inner ellipse`() {
    // `insetBy` gives the null rectangle then, which adds nothing.
    expect(
      FlatRing(thickness: 60), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 3.142472 * 5000, eoFill: true)
  }
}
