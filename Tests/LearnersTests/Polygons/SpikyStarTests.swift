import SwiftUI
import Testing

// By hand: corner i of 2n is at 180°·i/n − 90°, r and innerRatio·r from the centre in turn; the area is 2n triangles,
// n·r·(innerRatio·r)·sin(180°/n).
@Suite struct SpikyStarTests {
  @Test func `a star of five points has ten corners, far out and near in turn`() {
    expect(
      SpikyStar(), in: (0, 0, 100, 100),
      corners: [
        (50, 0), (63.225168, 31.797118), (97.552826, 34.549150), (71.398772, 56.952882), (79.389263, 90.450850),
        (50, 72.5), (20.610737, 90.450850), (28.601228, 56.952882), (2.447174, 34.549150), (36.774832, 31.797118),
      ],
      bounds: (2.447174, 0, 95.105652, 90.450850), area: 3306.292044)
    expect(
      SpikyStar(), in: (30, 40, 120, 80), bounds: (51.957739, 40, 76.084521, 72.360680), area: 2116.026908)
  }

  @Test func `a star of four points with an inner ratio of one half has round numbers`() {
    // The inner corners are 25·√½ = 17.677670 from the centre along both axes; the area is 4·50·25·√½.
    expect(
      SpikyStar(points: 4, innerRatio: 0.5), in: (0, 0, 200, 100),
      corners: [
        (100, 0), (117.677670, 32.322330), (150, 50), (117.677670, 67.677670), (100, 100), (82.322330, 67.677670),
        (50, 50), (82.322330, 32.322330),
      ],
      bounds: (50, 0, 100, 100), area: 3535.533906)
  }

  @Test func `the inner ratio is animated`() {
    var star = SpikyStar(points: 4, innerRatio: 0.45)
    #expect(star.animatableData == 0.45)
    star.animatableData = 0.5
    expect(star, in: (0, 0, 200, 100), area: 3535.533906)
  }

  @Test func `a star of one point has no outline`() {
    #expect(SpikyStar(points: 1).path(in: CGRect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }
}
