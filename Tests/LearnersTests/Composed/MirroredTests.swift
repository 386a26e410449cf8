import SwiftUI
import Testing

// By hand: x becomes minX + maxX − x.
@Suite struct MirroredTests {
  @Test func `a mirrored chevron points to the left`() {
    expect(
      Chevron().mirrored(), in: (0, 0, 100, 100),
      corners: [(100, 0), (30, 0), (0, 50), (30, 100), (100, 100), (70, 50)], bounds: (0, 0, 100, 100), area: 7000)
    expect(
      Chevron().mirrored(), in: (30, 40, 120, 80),
      corners: [(150, 40), (66, 40), (30, 80), (66, 120), (150, 120), (114, 80)], bounds: (30, 40, 120, 80),
      area: 6720)
  }

  @Test func `two mirrors show the original`() {
    expect(
      Chevron().mirrored().mirrored(), in: (30, 40, 120, 80),
      corners: [(30, 40), (114, 40), (150, 80), (114, 120), (30, 120), (66, 80)])
  }

  @Test func `a mirrored circle is still a circle and takes a square`() {
    expect(
      Circle().mirrored(), in: (30, 40, 120, 80), bounds: (50, 40, 80, 80), area: 3.142472 * 1600)
    #expect(
      Circle().mirrored().sizeThatFits(ProposedViewSize(width: 60, height: 40)) == CGSize(width: 40, height: 40))
  }

  @Test func `what the original animates is animated`() {
    var mirrored = Trapezoid(insetAmount: 20).mirrored()
    #expect(mirrored.animatableData == 20)
    mirrored.animatableData = 10
    expect(
      mirrored, in: (30, 40, 120, 80), corners: [(150, 120), (140, 40), (40, 40), (30, 120)], area: 110 * 80)
  }
}
