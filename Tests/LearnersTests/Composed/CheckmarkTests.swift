import SwiftUI
import Testing

// By hand: two lines of √(40² + 50²) and √(60² + 100²) points in the square of 100; a trim measures along both. Apple's
// trims count in Float32, so that their points are good to six digits only.
@Suite struct CheckmarkTests {
  @Test func `a checkmark is two lines, the longer one going up`() {
    expect(
      Checkmark(), in: (0, 0, 100, 100), corners: [(0, 50), (40, 100), (100, 0)], bounds: (0, 0, 100, 100),
      area: 3500)
    expect(
      Checkmark(), in: (30, 40, 120, 80), corners: [(30, 80), (78, 120), (150, 40)], bounds: (30, 40, 120, 80),
      area: 3360)
  }

  @Test func `half of a checkmark ends after the corner`() {
    expect(
      Checkmark().trim(from: 0, to: 0.5), in: (0, 0, 100, 100),
      corners: [(0, 50), (40, 100), (53.528099, 77.453169)], tolerance: 1e-4)
  }

  @Test func `the middle half begins before the corner`() {
    expect(
      Checkmark().trim(from: 0.25, to: 0.75), in: (30, 40, 120, 80),
      corners: [(62.670721, 107.225600), (78, 120), (121.550437, 71.610626)], tolerance: 1e-4)
  }

  @Test func `the progress of a drawn checkmark is animated with its end`() {
    var drawn = Checkmark().trim(from: 0, to: 0.5)
    expect(drawn.trim(from: 0, to: 0), in: (0, 0, 100, 100), area: 0)
    withoutEnd(&drawn)
    #expect(drawn.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
  }

  private func withoutEnd<S: Shape>(_ shape: inout S) {
    shape.animatableData.scale(by: 0)
  }
}
