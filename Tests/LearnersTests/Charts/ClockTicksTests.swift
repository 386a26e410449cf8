import SwiftUI
import Testing

// By hand: minute m is at 6°·m from twelve o'clock; a tick is a tenth of the radius long, every fifth a fifth.
@Suite struct ClockTicksTests {
  @Test func `sixty ticks end on a circle`() {
    expect(ClockTicks(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 0)
    expect(ClockTicks(), in: (30, 40, 120, 80), bounds: (50, 40, 80, 80), area: 0)
    let path = ClockTicks().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.corners.map(\.count) == Array(repeating: 2, count: 60))
  }

  @Test(arguments: [
    (0, (50.0, 10.0), (50.0, 0.0)), (5, (70, 15.358984), (75, 6.698730)), (15, (90, 50), (100, 50)),
    (35, (30, 84.641016), (25, 93.301270)), (25, (70, 84.641016), (75, 93.301270)),
    (1, (54.703781, 5.246515), (55.226423, 0.273905)),
  ])
  func `a tick points away from the middle`(minute: Int, from: (Double, Double), to: (Double, Double)) {
    let path = ClockTicks().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    for (point, stated) in zip(path.corners[minute], [from, to]) {
      #expect(abs(point.x - stated.0) < 2e-6 && abs(point.y - stated.1) < 2e-6)
    }
  }
}
