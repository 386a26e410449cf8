import SwiftUI
import Testing

// By hand: the drawing is 16 wide, 20 high, has its middle at (12, 12) and by the shoelace formula an area of 95.
@Suite struct LightningBoltTests {
  @Test func `a bolt is as large as the frame lets it and stays in its middle`() {
    // 100/20 = 5 is the smaller factor.
    expect(
      LightningBolt(), in: (0, 0, 100, 100),
      corners: [(60, 0), (10, 60), (45, 60), (35, 100), (90, 35), (55, 35)], bounds: (10, 0, 80, 100), area: 2375)
    // 80/20 = 4 is the smaller factor.
    expect(
      LightningBolt(), in: (30, 40, 120, 80),
      corners: [(98, 40), (58, 88), (86, 88), (78, 120), (122, 68), (94, 68)], bounds: (58, 40, 64, 80), area: 1520)
    // 40/16 = 2.5 is the smaller factor.
    expect(LightningBolt(), in: (0, 0, 40, 100), bounds: (0, 25, 40, 50), area: 593.75)
  }
}
