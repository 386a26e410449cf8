import SwiftUI

/// FrameGrid: all frames, to choose one of them.
///
///     5
///       +-- 100 --+     10     +---------+         as many columns as fit,
///       |         |            |         |         each at least 120 wide,
///       120  o    |            |   []    |         10 points apart
///       |         |            |         |
///       +---------+            +---------+
///
///       +---------+            +---------+         the rows: as a LazyVGrid
///       |         |            |         |         does it, or 10 points apart
///       |   V     |            |   <>    |         as well
///       |         |            |         |
///       +---------+            +---------+
///
/// Each of Shapes.shapes is
///   - first stroked in the primary colour, 5 points wide, with round joins,
///   - then filled in the secondary colour, so that the fill lies over the
///     inner half of the line,
///   - in a frame 100 wide and 120 high,
///   - with the usual padding around it.
/// Around the whole grid lies a padding of 5 points.
///
/// A tap on a shape sets frameIndex to its number in Shapes.shapes, and
/// dismisses the grid.
struct FrameGrid: View {
  @Binding var frameIndex: Int?
  @Environment(\.dismiss) private var dismiss

  //: solution
  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 10)]
  //: starter
  // // TODO: 1 Describe the columns, with a GridItem.
  //: end

  var body: some View {
    //: solution
    LazyVGrid(columns: columns) {
      ForEach(Shapes.shapes.indices, id: \.self) { index in
        Shapes.shapes[index]
          .stroke(Color.primary, style: StrokeStyle(lineWidth: 5, lineJoin: .round))
          .fill(Color.secondary)
          .frame(width: 100, height: 120)
          .padding()
          .onTapGesture {
            frameIndex = index
            dismiss()
          }
      }
    }
    .padding(5)
    //: starter
    // // TODO: 2 Show each shape in a LazyVGrid with these columns: stroke it, then fill it.
    // // TODO: 3 Give it its frame and its padding. Around the grid, there is a padding of 5.
    // // TODO: 4 A tap on a shape sets frameIndex and dismisses.
    // EmptyView()
    //: end
  }
}
