import SwiftUI
import Testing

// By hand: half a disc and half an ellipse of cubics, 3.142472/2 times the product of the half axes.
@Suite struct EggTests {
  @Test func `the upper half of an egg is stretched`() {
    expect(
      Egg(), in: (0, 0, 100, 140), bounds: (0, 0, 100, 140), area: 3.142472 / 2 * (50 * 50 + 50 * 90))
    expect(
      Egg(), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 3.142472 / 2 * (60 * 60 + 60 * 20))
  }

  @Test func `an egg twice as wide as high has a flat top`() {
    expect(Egg(), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 3.142472 / 2 * 100 * 100)
  }
}
