import SwiftUI
import Testing

// By hand: point k of n is at 10°·k and k/n of the radius from the middle.
@Suite struct SpiralTests {
  @Test func `a spiral ends at three o'clock on its last turn`() {
    let path = Spiral().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.corners.map(\.count) == [109])
    #expect(path.description.hasPrefix("50 50 m 50.4559 50.0804 l 50.8701 50.3167 l "))
    #expect(path.description.hasSuffix(" 98.7845 41.398 l 100 50 l"))
  }

  @Test func `the bounds of a spiral are where its last turn crosses the axes`() {
    // Left at 900° of 1080°: 50·5/6. Up at 990°: 50·11/12. Down at 810°: 50·3/4.
    expect(
      Spiral(), in: (0, 0, 100, 100),
      bounds: (50 - 50 * 5 / 6.0, 50 - 50 * 11 / 12.0, 50 + 50 * 5 / 6.0, 50 * 3 / 4.0 + 50 * 11 / 12.0))
    expect(
      Spiral(), in: (30, 40, 120, 80),
      bounds: (90 - 40 * 5 / 6.0, 80 - 40 * 11 / 12.0, 40 + 40 * 5 / 6.0, 40 * 3 / 4.0 + 40 * 11 / 12.0))
  }
}
