import SwiftUI
import Testing

// By hand: corner i of n is at 360°·i/n − 90° on the circle of radius r; the area is n/2·r²·sin(360°/n).
@Suite struct RegularPolygonTests {
  @Test func `a pentagon stands on a side, its first corner at the top`() {
    expect(
      RegularPolygon(sides: 5), in: (0, 0, 100, 100),
      corners: [
        (50, 0), (97.552826, 34.549150), (79.389263, 90.450850), (20.610737, 90.450850), (2.447174, 34.549150),
      ],
      bounds: (2.447174, 0, 95.105652, 90.450850), area: 5944.103227)
    expect(
      RegularPolygon(sides: 5), in: (30, 40, 120, 80),
      corners: [
        (90, 40), (128.042261, 67.639320), (113.511410, 112.360680), (66.488590, 112.360680), (51.957739, 67.639320),
      ],
      bounds: (51.957739, 40, 76.084521, 72.360680), area: 3804.226065)
  }

  @Test func `a hexagon is as wide as the square root of three halves of its height`() {
    expect(
      RegularPolygon(sides: 6), in: (0, 0, 200, 100),
      corners: [(100, 0), (143.301270, 25), (143.301270, 75), (100, 100), (56.698730, 75), (56.698730, 25)],
      bounds: (56.698730, 0, 86.602540, 100), area: 6495.190528)
  }
}
