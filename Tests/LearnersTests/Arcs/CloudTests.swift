import SwiftUI
import Testing

// The bounds by hand; the areas with Skia (skia-pathops): the same three ellipses, of four cubics each, and the rectangle in
// one path, `simplify` under the one or the other rule, and the area of what comes out. Skia counts in Float32, which is
// good to seven digits.
@Suite struct CloudTests {
  @Test func `a cloud counts what its parts have in common once`() {
    expect(Cloud(), in: (0, 0, 100, 100), bounds: (0, 0, 100, 100), area: 6883.8565)
    expect(Cloud(), in: (0, 0, 200, 100), bounds: (0, 0, 200, 100), area: 13_767.7129)
    expect(Cloud(), in: (30, 40, 120, 80), bounds: (30, 40, 120, 80), area: 6608.5023)
  }

  @Test func `by the even-odd rule a cloud has holes`() {
    expect(Cloud(), in: (0, 0, 100, 100), area: 5229.8981, eoFill: true)
    expect(Cloud(), in: (30, 40, 120, 80), area: 5020.7024, eoFill: true)
  }
}
