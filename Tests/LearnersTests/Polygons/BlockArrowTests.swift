import SwiftUI
import Testing

// By hand: a shaft of 0.6·width by height/2 and a triangle of 0.4·width by height: half the rectangle.
@Suite struct BlockArrowTests {
  @Test func `a block arrow has seven corners and fills half its rectangle`() {
    expect(
      BlockArrow(), in: (0, 0, 100, 100),
      corners: [(0, 25), (60, 25), (60, 0), (100, 50), (60, 100), (60, 75), (0, 75)], bounds: (0, 0, 100, 100),
      area: 5000)
    expect(
      BlockArrow(), in: (0, 0, 200, 100),
      corners: [(0, 25), (120, 25), (120, 0), (200, 50), (120, 100), (120, 75), (0, 75)], bounds: (0, 0, 200, 100),
      area: 10_000)
  }

  @Test func `a block arrow knows only of its size, so it starts at zero wherever the rectangle is`() {
    expect(
      BlockArrow(), in: (30, 40, 120, 80),
      corners: [(0, 20), (72, 20), (72, 0), (120, 40), (72, 80), (72, 60), (0, 60)], bounds: (0, 0, 120, 80),
      area: 4800)
  }
}
