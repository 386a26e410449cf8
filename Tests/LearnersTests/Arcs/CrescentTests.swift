import SwiftUI
import Testing

// With kurbo, arcs as cubics as described in InsetArcTests. With true circles the area is r²·(π/3 + √3/2): 4783.06 for a
// radius of 50; the cubics bulge by a hundredth of a percent more. Their quarters start at 60°, hence the 0.008 points.
@Suite struct CrescentTests {
  @Test func `the horns of a crescent reach a quarter of its diameter over the middle`() {
    expect(
      Crescent(), in: (0, 0, 100, 100), bounds: (-0.008349, 0, 75.008349, 100.008349), area: 4783.639060)
    expect(
      Crescent(), in: (30, 40, 120, 80), bounds: (49.993321, 40, 60.006679, 80.006679), area: 3061.528998)
  }

  @Test func `what was bitten off lies outside`() {
    let path = Crescent().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 40, y: 50)) && !path.contains(CGPoint(x: 60, y: 50)))
  }
}
