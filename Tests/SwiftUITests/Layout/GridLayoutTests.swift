import Testing

@testable import SwiftUI

@Suite struct GridLayoutTests {
  /// A grid of rows; a row of one view with a nil mark is a view outside any row.
  private func grid(
    at alignment: Alignment = .center, horizontal: CGFloat? = nil, vertical: CGFloat? = nil, _ rows: [FakeView]...
  ) -> FakeView {
    let cells = rows.flatMap { row in
      let mark = GridRowMark(alignment: nil)
      return row.map { $0.values[Self.outside] == nil ? $0.with(GridRowKey.self, mark) : $0 }
    }
    return FakeContainer(
      GridLayout(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical), cells)
  }

  private static let outside = ObjectIdentifier(GridLayoutTests.self)

  private func outsideRows(_ view: FakeView) -> FakeView {
    view.values[Self.outside] = true
    return view
  }

  // Recorded: grid-basic.
  @Test func `columns are as wide and rows as high as their largest cells`() {
    let (a, bb, ccc) = (FakeView.text(9), FakeView.text(17), FakeView.text(28))
    let (red, e, blue) = (FakeView.box(30, 20), FakeView.text(8), FakeView.box(50, 40))
    let (g, h) = (FakeView.text(10), FakeView.text(10))
    let grid = grid([a, bb, ccc], [red, e, blue], [g, h])
    grid.show(in: 320, 200)
    #expect(grid.isAt(103.5, 57.553466796875, 113, 84.89306640625))
    #expect(a.isAt(114, 57.553466796875, 9, 16))
    #expect(bb.isAt(141.5, 57.553466796875, 17, 16))
    #expect(ccc.isAt(177.5, 57.553466796875, 28, 16))
    #expect(red.isAt(103.5, 91.704345703125, 30, 20))
    #expect(e.isAt(146, 93.704345703125, 8, 16))
    #expect(blue.isAt(166.5, 81.704345703125, 50, 40))
    #expect(g.isAt(113.5, 126.446533203125, 10, 16))
    #expect(h.isAt(145, 126.446533203125, 10, 16))
  }

  // Recorded: grid-spacing.
  @Test func `gaps that were given hold between all columns and rows`() {
    let (a, red, blue, h) = (FakeView.text(9), FakeView.box(30, 30), FakeView.box(60, 20), FakeView.text(10))
    let grid = grid(at: .topLeading, horizontal: 20, vertical: 4, [a, red], [blue, h])
    grid.show(in: 320, 200)
    #expect(grid.isAt(105, 73, 110, 54))
    #expect(a.isAt(105, 73, 9, 16))
    #expect(red.isAt(185, 73, 30, 30))
    #expect(blue.isAt(105, 107, 60, 20))
    #expect(h.isAt(185, 107, 10, 16))
  }

  // Recorded: grid-modifiers.
  @Test func `spans, anchors, column alignments, views outside rows and unsized cells have their recorded places`() {
    let header = FakeView.text(44.5).with(GridCellColumns.self, 2)
    let ccc = FakeView.text(28)
    let a = FakeView.text(9).with(GridColumnAlignment.self, .trailing)
    let (red, e) = (FakeView.box(60, 40), FakeView.text(8).with(GridCellAnchor.self, .bottomTrailing))
    let divider = outsideRows(.box(nil, 4))
    let blue = FakeView.box(nil, 20).with(GridCellUnsizedAxes.self, .horizontal)
    let h = FakeView.text(10)
    let grid = grid(at: .leading, [header, ccc], [a, red, e], [divider], [blue, h])
    grid.show(in: 320, 240)
    #expect(grid.isAt(0, 67.84912109375, 320, 104.3017578125))
    #expect(header.isAt(0, 67.84912109375, 44.5, 16))
    #expect(ccc.isAt(223, 67.84912109375, 28, 16))
    #expect(a.isAt(69, 104, 9, 16))
    #expect(red.isAt(86, 92, 60, 40))
    #expect(e.isAt(312, 116, 8, 16))
    #expect(divider.isAt(0, 140.15087890625, 320, 4))
    #expect(blue.isAt(0, 152.15087890625, 78, 20))
    #expect(h.isAt(86, 154.15087890625, 10, 16))
  }

  @Test func `columns with stretchable cells share what the others leave, and rows likewise`() {
    let (circle, left, right, label) = (FakeView.color(), FakeView.color(), FakeView.color(), FakeView.text(44))
    grid(vertical: 8, [circle, label], [left, right]).show(in: 300, 108)
    #expect(circle.isAt(0, 0, 146, 50))
    #expect(label.isAt(205, 17, 44, 16))
    #expect(right.isAt(154, 58, 146, 50))
    let (rigid, flexible) = (FakeView.box(52, 20), FakeView.color())
    grid([rigid, flexible]).show(in: 300, 100)
    #expect(rigid.isAt(0, 40, 52, 20))
    #expect(flexible.isAt(60, 0, 240, 100))
  }

  @Test func `a cell that needs more than the columns it spans widens them equally`() {
    let (wide, a, b) = (FakeView.box(108, 10).with(GridCellColumns.self, 2), FakeView.box(20, 10), FakeView.box(40, 10))
    let grid = grid(at: .leading, vertical: 0, [wide], [a, b])
    grid.show(in: 300, 100)
    #expect(grid.isAt(96, 40, 108, 20))
    #expect(b.isAt(96 + 40 + 8, 50, 40, 10))
  }

  @Test func `an anchored cell widens its column without moving the others in it`() {
    let (wide, small) = (FakeView.box(100, 10).with(GridCellAnchor.self, .center), FakeView.box(20, 10))
    grid(vertical: 0, [wide], [small]).show(in: 100, 20)
    #expect(wide.isAt(0, 0, 100, 10))
    #expect(small.isAt(40, 10, 20, 10))
  }

  @Test func `texts of a row stand on one baseline`() {
    let (text, box) = (FakeView.text(20), FakeView.box(10, 40))
    let grid = grid(at: .centerFirstTextBaseline, [text, box])
    grid.show(in: 38, 43)
    #expect(grid.isAt(0, 0, 38, 43))
    #expect(text.isAt(0, 27, 20, 16))
    #expect(box.isAt(28, 0, 10, 40))
  }

  @Test func `a row may have an alignment of its own`() {
    let mark = GridRowMark(alignment: .bottom)
    let (high, low) = (
      FakeView.box(10, 30).with(GridRowKey.self, mark), FakeView.box(10, 10).with(GridRowKey.self, mark)
    )
    FakeContainer(GridLayout(alignment: .top, horizontalSpacing: 0, verticalSpacing: 0), [high, low]).show(in: 20, 30)
    #expect(low.isAt(10, 20, 10, 10))
  }

  @Test func `a grid that is offered nothing asks its cells for what they like best`() {
    #expect(grid([.color(), .box(20, 30)], [.color()]).size(for: .unspecified) == CGSize(width: 38, height: 48))
    #expect(grid().size(for: .infinity) == .zero)
    #expect(grid([outsideRows(.box(30, 5))]).size(for: .zero) == CGSize(width: 30, height: 5))
  }

  @Test func `a grid announces what its outer cells do`() {
    let spacing = grid([.text(10), .box(10, 10)], [.text(10)]).spacing
    #expect(spacing.distance(to: FakeView.text(9).spacing, along: .vertical) == 0)
    #expect(FakeView.text(9).spacing.distance(to: spacing, along: .vertical) == 8.15087890625)
  }

  @Test func `hostile spans and proposals do no harm`() {
    let cells = [1, 2].map { _ in FakeView.color().with(GridCellColumns.self, .max) }
    let negative = FakeView.box(10, 10).with(GridCellColumns.self, .min)
    let grid = grid(cells, [negative])
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      let proposal = ProposedViewSize(width: width, height: width)
      grid.place(at: .zero, proposal: proposal)
      #expect(negative.place?.origin.x.isFinite == true || !width.isFinite)
    }
  }
}
