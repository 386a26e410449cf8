import SwiftUI
import Testing

// By hand: a cell of width w has sides of w/√3, is two sides high, and fills √3/2·w²; rows are a side and a half apart.
@Suite struct HexagonGridTests {
  @Test func `one cell is a hexagon that stands on a corner`() {
    // The width of 60 is for one cell and the half by which a second row would be moved: w = 40, side 23.094011.
    expect(
      HexagonGrid(rows: 1, columns: 1), in: (0, 0, 60, 100),
      corners: [(20, 0), (40, 11.547005), (40, 34.641016), (20, 46.188022), (0, 34.641016), (0, 11.547005)],
      bounds: (0, 0, 40, 46.188022), area: 1385.640646)
  }

  @Test func `six cells are as wide as three and a half, and as high as three and a half sides`() {
    expect(
      HexagonGrid(rows: 2, columns: 3), in: (0, 0, 140, 100), bounds: (0, 0, 140, 80.829038), area: 8313.843876)
    expect(
      HexagonGrid(rows: 2, columns: 3), in: (30, 40, 70, 50), bounds: (30, 40, 70, 40.414519), area: 2078.460969)
    let path = HexagonGrid(rows: 2, columns: 3).path(in: CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(path.corners.map(\.count) == [6, 6, 6, 6, 6, 6])
  }
}
