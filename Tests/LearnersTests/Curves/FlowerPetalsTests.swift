import SwiftUI
import Testing

// With kurbo: an ellipse of four cubics, turned and moved; the areas with Skia as described in CloudTests.
@Suite struct FlowerPetalsTests {
  @Test func `eight petals lie over one another near the middle`() {
    expect(FlowerPetals(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 6431.5235)
    expect(FlowerPetals(), in: (30, 40, 120, 80), bounds: (50, 40, 80, 80), area: 4454.0010)
    expect(FlowerPetals(), in: (0, 0, 100, 100), area: 4512.8175, eoFill: true)
    expect(FlowerPetals(), in: (30, 40, 120, 80), area: 2764.6990, eoFill: true)
  }

  @Test func `three narrow petals have bounds beside their control points`() {
    let flower = FlowerPetals(petalCount: 3, petalWidth: 10)
    expect(
      flower, in: (0, 0, 100, 100), bounds: (24.267640, 6.552832, 75.732360, 86.894336), area: 1177.6522)
    expect(
      flower, in: (30, 40, 120, 80), bounds: (69.099978, 45.177231, 60.900022, 69.645537), area: 941.5461)
  }
}
