import SwiftUI
import Testing

// By hand: the middle of the border is 5 points inside the frame and starts at its upper left; a corner that is reached is a
// miter, whose square of 5·5 outside makes good for what the two sides have in common inside.
@Suite struct ProgressBorderTests {
  @Test func `a quarter of the way is a bar along the top`() {
    // 70 of 280 points.
    expect(
      ProgressBorder(progress: 0.25), in: (0, 0, 100, 60), bounds: (5, 0, 70, 10), area: 700, tolerance: 1e-4)
    // 90 of 360 points.
    expect(
      ProgressBorder(progress: 0.25), in: (30, 40, 120, 80), bounds: (35, 40, 90, 10), area: 900, tolerance: 1e-4)
  }

  @Test func `half of the way goes round the first corner`() {
    expect(
      ProgressBorder(progress: 0.5), in: (0, 0, 100, 60), bounds: (5, 0, 95, 55), area: 1400, tolerance: 1e-4)
  }

  @Test func `three quarters of the way reach the lower edge`() {
    // 110 and 70 points, and 90 of the lower edge.
    expect(
      ProgressBorder(progress: 0.75), in: (30, 40, 120, 80), bounds: (35, 40, 115, 80), area: 2700, tolerance: 1e-4)
  }

  @Test func `the whole way is a frame with four corners, none of it is nothing`() {
    expect(
      ProgressBorder(progress: 1), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 120 * 80 - 100 * 60,
      tolerance: 1e-4)
    #expect(ProgressBorder(progress: 0).path(in: CGRect(x: 0, y: 0, width: 100, height: 60)).isEmpty)
  }

  @Test func `the progress is animated`() {
    var border = ProgressBorder(progress: 0)
    #expect(border.animatableData == 0)
    border.animatableData = 0.5
    expect(border, in: (0, 0, 100, 60), area: 1400)
  }
}
