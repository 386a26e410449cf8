import SwiftUI
import Testing

// By hand, with the sides of 100, 100 and 120 points and the inscribed circle of 30 in a frame of 120·80. A miter is
// 5/tan of half its angle long on each side, and what it adds outside is missing inside: the area is perimeter times width.
// The other joins lack the miters, 25·(2 + 2 + 4/3), and have a triangle of 25/2·sin of the turn, or a piece of a disc.
@Suite struct OutlinedTriangleTests {
  @Test func `mitered corners reach as far as their sides meet`() {
    expect(
      OutlinedTriangle(), in: (30, 40, 120, 80), bounds: (20, 40 - 25 / 3.0, 140, 80 + 25 / 3.0 + 5), area: 3200,
      tolerance: 1e-4)
    expect(
      OutlinedTriangle(), in: (0, 0, 60, 40), bounds: (-10, -25 / 3.0, 80, 40 + 25 / 3.0 + 5), area: 1600,
      tolerance: 1e-4)
  }

  @Test func `beveled corners end where the sides of the stroke do`() {
    // The turns are 126.87°, twice, and 106.26°: sines of 0.8, 0.8 and 0.96. Skia's stroker gives the same bounds.
    expect(
      OutlinedTriangle(join: .bevel), in: (30, 40, 120, 80), bounds: (26, 37, 128, 88),
      area: 3200 - 25 * 16 / 3.0 + 25 / 2.0 * 2.56, tolerance: 1e-4)
  }

  @Test func `round corners are half the width away`() {
    // With kurbo: one cubic a join, control points 4/3·tan(θ/4)·5 along the tangents. With true arcs the area would be
    // 3145.206 and the bounds, as Skia has them, (25, 35, 130, 90).
    expect(
      OutlinedTriangle(join: .round), in: (30, 40, 120, 80), bounds: (24.990922, 35, 130.018156, 90),
      area: 3145.346538, tolerance: 1e-4)
  }

  @Test func `the triangle inside the stroke is empty`() {
    let path = OutlinedTriangle().path(in: CGRect(x: 30, y: 40, width: 120, height: 80))
    #expect(!path.contains(CGPoint(x: 90, y: 90)))
    #expect(path.contains(CGPoint(x: 90, y: 119)) && path.contains(CGPoint(x: 90, y: 121)))
  }
}
