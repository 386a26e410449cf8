import SwiftUI
import Testing

// The bounds by hand: the disc has 0.6 of the smaller side and stands on the lower edge, the ribbon hangs from the upper
// one. The areas with Skia as described in CloudTests.
@Suite struct MedalTests {
  @Test func `a medal is a ribbon, a disc and a hole`() {
    expect(Medal(), in: (0, 0, 100, 100), bounds: (20, 0, 60, 100), area: 3098.9304, eoFill: true)
    expect(Medal(), in: (0, 0, 200, 100), bounds: (70, 0, 60, 100), area: 4501.2759, eoFill: true)
    expect(Medal(), in: (30, 40, 120, 80), bounds: (66, 40, 48, 80), area: 2400.8166, eoFill: true)
  }

  @Test func `by the non-zero rule there is no hole`() {
    expect(Medal(), in: (0, 0, 100, 100), area: 4067.1059)
    expect(Medal(), in: (30, 40, 120, 80), area: 3051.6984)
  }
}
