import SwiftUI
import Testing

// By hand: a tooth of step s = 360°/n spans 0.4·s on the outer circle, the gap 0.4·s on the inner one, so that the area is
// n·(R²/2·sin 0.4s + R·r·sin 0.1s + r²/2·sin 0.4s).
@Suite struct GearTests {
  @Test func `a gear of four teeth has sixteen corners, the first tooth at three o'clock`() {
    expect(
      Gear(teeth: 4), in: (0, 0, 100, 100),
      corners: [
        (97.552826, 34.549150), (97.552826, 65.450850), (85.640261, 68.159620), (68.159620, 85.640261),
        (65.450850, 97.552826), (34.549150, 97.552826), (31.840380, 85.640261), (14.359739, 68.159620),
        (2.447174, 65.450850), (2.447174, 34.549150), (14.359739, 31.840380), (31.840380, 14.359739),
        (34.549150, 2.447174), (65.450850, 2.447174), (68.159620, 14.359739), (85.640261, 31.840380),
      ],
      bounds: (2.447174, 2.447174, 95.105652, 95.105652), area: 6071.314789)
    expect(
      Gear(teeth: 4), in: (30, 40, 120, 80), bounds: (51.957739, 41.957739, 76.084521, 76.084521),
      area: 3885.641465)
  }

  @Test func `a gear of eight teeth fills a little more than one of four`() {
    expect(
      Gear(teeth: 8), in: (0, 0, 100, 100), bounds: (0.615583, 0.615583, 98.768834, 98.768834), area: 6323.224239)
    expect(
      Gear(teeth: 8), in: (30, 40, 120, 80), bounds: (50.492466, 40.492466, 79.015067, 79.015067),
      area: 4046.863513)
  }

  @Test func `a gear without depth is a polygon of four corners a tooth`() {
    // 6·2500·(sin 24° + sin 6°)
    expect(Gear(teeth: 6, depth: 0), in: (0, 0, 100, 100), area: 7668.976595)
  }
}
