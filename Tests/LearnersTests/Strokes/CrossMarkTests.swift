import SwiftUI
import Testing

// By hand: two bars with half a disc at each end, which with cubics hold 3.142472·r²/2; they have width²/sin of the angle
// between them in common. The bounds are those of true circles; a cubic is up to 0.03 % of its radius outside.
@Suite struct CrossMarkTests {
  @Test func `the ends of a cross mark touch its frame`() {
    expect(
      CrossMark(thickness: 20), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 4753.9778, tolerance: 0.006)
    expect(
      CrossMark(thickness: 20), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 7968.6918, tolerance: 0.006)
    expect(
      CrossMark(thickness: 20), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 4839.9226, tolerance: 0.006)
  }

  @Test func `where its lines cross a cross mark is filled`() {
    let path = CrossMark(thickness: 20).path(in: CGRect(x: 30, y: 40, width: 120, height: 80))
    #expect(path.contains(CGPoint(x: 90, y: 80)) && !path.contains(CGPoint(x: 90, y: 45)))
  }
}
