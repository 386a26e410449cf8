import SwiftUI
import Testing

// By hand: the shift is the height times the tangent of the lean; the area is (width − shift)·height.
@Suite struct LeaningTileTests {
  @Test func `a tile that leans by 45° is shifted by its height`() {
    expect(
      LeaningTile(lean: .degrees(45)), in: (0, 0, 200, 100), corners: [(100, 0), (200, 0), (100, 100), (0, 100)],
      bounds: (0, 0, 200, 100), area: 10_000)
  }

  @Test func `a tile whose lean has a tangent of one half is shifted by half its height`() {
    let lean = Angle(radians: 0.463647609000806)
    expect(
      LeaningTile(lean: lean), in: (0, 0, 100, 100), corners: [(50, 0), (100, 0), (50, 100), (0, 100)],
      bounds: (0, 0, 100, 100), area: 5000)
    expect(
      LeaningTile(lean: lean), in: (30, 40, 120, 80), corners: [(70, 40), (150, 40), (110, 120), (30, 120)],
      bounds: (30, 40, 120, 80), area: 6400)
  }
}
