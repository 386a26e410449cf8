import SwiftUI
import Testing

// By hand: fractions of the frame; the area by the shoelace formula, 0.6 of the frame.
@Suite struct FreeQuadTests {
  let quad = FreeQuad(
    topLeft: UnitPoint(x: 0.1, y: 0.2), topRight: UnitPoint(x: 0.9, y: 0), bottomRight: .bottomTrailing,
    bottomLeft: UnitPoint(x: 0.3, y: 0.8))

  @Test func `the corners are the fractions of the frame`() {
    expect(
      quad, in: (0, 0, 100, 100), corners: [(10, 20), (90, 0), (100, 100), (30, 80)], bounds: (10, 0, 90, 100),
      area: 6000)
    expect(
      quad, in: (30, 40, 120, 80), corners: [(42, 56), (138, 40), (150, 120), (66, 104)],
      bounds: (42, 40, 108, 80), area: 5760)
  }

  @Test func `a unit point is animated in steps of one part in 128`() {
    let data = quad.animatableData
    #expect(data.first.first == AnimatablePair(12.8, 25.6) && data.first.second == AnimatablePair(115.2, 0))
    #expect(data.second.first == AnimatablePair(128, 128) && data.second.second == AnimatablePair(38.4, 102.4))

    var moved = quad
    moved.animatableData = .init(.init(.init(0, 0), .init(128, 0)), .init(.init(128, 64), .init(0, 128)))
    expect(
      moved, in: (0, 0, 200, 100), corners: [(0, 0), (200, 0), (200, 50), (0, 100)], bounds: (0, 0, 200, 100),
      area: 15_000)
  }
}
