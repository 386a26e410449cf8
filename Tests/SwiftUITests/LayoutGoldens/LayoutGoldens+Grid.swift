import Testing

@testable import SwiftUI

// Grids of rows.
extension LayoutGoldens {
  // grid-basic
  @Test func `columns are as wide and rows as high as their largest cells`() {
    RecordedView(in: 320, 200) { frames in
      Grid {
        GridRow {
          Text("A").named("a", in: frames)
          Text("BB").named("bb", in: frames)
          Text("CCC").named("ccc", in: frames)
        }
        GridRow {
          Color.red.frame(width: 30, height: 20).named("red", in: frames)
          Text("E").named("e", in: frames)
          Color.blue.frame(width: 50, height: 40).named("blue", in: frames)
        }
        GridRow {
          Text("G").named("g", in: frames)
          Text("H").named("h", in: frames)
        }
      }
      .named("grid", in: frames)
    }
    .expect(
      """
      grid 103.5 57.553466796875 113 84.89306640625 | a 114 57.553466796875 9 16 | bb 141.5 57.553466796875 17 16 |
      ccc 177.5 57.553466796875 28 16 | red 103.5 91.704345703125 30 20 | e 146 93.704345703125 8 16 |
      blue 166.5 81.704345703125 50 40 | g 113.5 126.446533203125 10 16 | h 145 126.446533203125 10 16
      """)
  }

  // grid-spacing
  @Test func `gaps that were given hold between all columns and rows`() {
    RecordedView(in: 320, 200) { frames in
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Text("A").named("a", in: frames)
          Color.red.frame(width: 30, height: 30).named("red", in: frames)
        }
        GridRow {
          Color.blue.frame(width: 60, height: 20).named("blue", in: frames)
          Text("H").named("h", in: frames)
        }
      }
      .named("grid", in: frames)
    }
    .expect(
      """
      grid 105 73 110 54 | a 105 73 9 16 | red 185 73 30 30 | blue 105 107 60 20 | h 185 107 10 16
      """)
  }

  // grid-modifiers
  @Test func `cells may span columns, have anchors, align their column and not size it`() {
    RecordedView(in: 320, 240) { frames in
      Grid(alignment: .leading) {
        GridRow {
          Text("Header").gridCellColumns(2).named("header", in: frames)
          Text("CCC").named("ccc", in: frames)
        }
        GridRow {
          Text("A").gridColumnAlignment(.trailing).named("a", in: frames)
          Color.red.frame(width: 60, height: 40).named("red", in: frames)
          Text("E").gridCellAnchor(.bottomTrailing).named("e", in: frames)
        }
        Color.gray.frame(height: 4).named("divider", in: frames)
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("blue", in: frames)
          Text("H").named("h", in: frames)
        }
      }
      .named("grid", in: frames)
    }
    .expect(
      """
      grid 0 67.84912109375 320 104.3017578125 | header 0 67.84912109375 44.5 16 | ccc 223 67.84912109375 28 16 |
      a 69 104 9 16 | red 86 92 60 40 | e 312 116 8 16 | divider 0 140.15087890625 320 4 |
      blue 0 152.15087890625 78 20 | h 86 154.15087890625 10 16
      """)
  }
}
