import SwiftUI
import Testing

// By hand: corner i of s sides is at 360°·i/s on the circle of radius r·scale. The area is a triangle a side, r²/2 times
// the sine of its angle; with 3.5 sides three angles of 102.857° and one of 51.429°.
@Suite struct MorphingPolygonTests {
  @Test func `three and a half sides make four corners, the last side half as wide`() {
    expect(
      MorphingPolygon(sides: 3.5, scale: 1), in: (0, 0, 100, 100),
      corners: [(100, 50), (38.873953, 98.746396), (4.951557, 28.305813), (81.174490, 10.908426)],
      bounds: (4.951557, 10.908426, 95.048443, 87.837970), area: 4633.269024)
    expect(
      MorphingPolygon(sides: 3.5, scale: 1), in: (30, 40, 120, 80),
      corners: [(130, 80), (81.099163, 118.997116), (53.961245, 62.644650), (114.939592, 48.726741)],
      bounds: (53.961245, 48.726741, 76.038755, 70.270376), area: 2965.292175)
  }

  @Test func `both numbers are animated, the sides first`() {
    var polygon = MorphingPolygon(sides: 3.5, scale: 1)
    #expect(polygon.animatableData == AnimatablePair(3.5, 1))
    polygon.animatableData = AnimatablePair(7, 0.8)
    expect(
      polygon, in: (0, 0, 100, 100),
      corners: [
        (90, 50), (74.939592, 81.273259), (41.099163, 88.997116), (13.961245, 67.355350), (13.961245, 32.644650),
        (41.099163, 11.002884), (74.939592, 18.726741),
      ],
      bounds: (13.961245, 11.002884, 76.038755, 77.994233), area: 4378.256302)
  }
}
