import Testing

@testable import SwiftUI

@Suite struct LazyLayoutTests {
  // Recorded: lazy-stacks.
  @Test func `a lazy column takes the width that it is offered and is as high as its views`() {
    let (alpha, red, beta) = (FakeView.text(34.5), FakeView.box(60, 20), FakeView.text(28))
    let (header, green) = (FakeView.text(44.5), FakeView.box(50, 20))
    let (orange, hi) = (FakeView.box(20, 30), FakeView.text(13))
    let first = FakeContainer(LazyStackLayout.column(.leading, spacing: 6), [alpha, red, beta])
    let second = FakeContainer(LazyStackLayout.column(.center, spacing: 0), [header, green, .box(50, 20)])
    let third = FakeContainer(LazyStackLayout.row(.bottom, spacing: 4), [orange, hi])
    let row = FakeView.row(at: .top, spacing: 20, first, second, third)
    row.show(in: 320, 240)
    #expect(row.isAt(0, 0, 320, 240))
    #expect(first.isAt(0, 0, 121.5, 64))
    #expect(red.isAt(0, 22, 60, 20))
    #expect(beta.isAt(0, 48, 28, 16))
    #expect(second.isAt(141.5, 0, 121.5, 56))
    #expect(header.isAt(180, 0, 44.5, 16))
    #expect(green.isAt(177.25, 16, 50, 20))
    #expect(third.isAt(283, 0, 37, 240))
    #expect(orange.isAt(283, 210, 20, 30))
    #expect(hi.isAt(307, 224, 13, 16))
  }

  @Test func `a lazy stack that is offered no breadth is as broad as its views`() {
    let column = FakeContainer(LazyStackLayout.column(.center, spacing: nil), [FakeView.box(60, 20), .box(40, 20)])
    #expect(column.size(for: .unspecified) == CGSize(width: 60, height: 48))
    #expect(column.size(for: .infinity) == CGSize(width: CGFloat.infinity, height: 48))
    #expect(column.spacing.distance(to: FakeView.box().spacing, along: .vertical) == 8)
  }

  private func grid(
    _ axis: Axis, _ items: [GridItem], at alignment: Alignment = .center, spacing: CGFloat? = nil, _ views: [FakeView]
  ) -> FakeView {
    FakeContainer(LazyGridLayout(axis: axis, items: items, alignment: alignment, spacing: spacing), views)
  }

  // Recorded: the columns of lazy-grids.
  @Test func `tracks that do not fill the grid stand in its middle`() {
    let items = [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))]
    let cells = (0..<6).map { _ in FakeView.box(nil, 20) }
    let columns = grid(.vertical, items, spacing: 4, cells)
    columns.show(in: 280, 44)
    #expect(columns.isAt(0, 0, 280, 44))
    #expect(cells[0].isAt(11, 0, 60, 20))
    #expect(cells[1].isAt(79, 0, 102, 20))
    #expect(cells[2].isAt(189, 0, 80, 20))
    #expect(cells[3].isAt(11, 24, 60, 20))
    #expect(cells[5].isAt(189, 24, 80, 20))
  }

  // Recorded: the adaptive grid of lazy-grids.
  @Test func `the last line of a grid may be short`() {
    let cells = (0..<5).map { _ in FakeView.box(nil, 24) }
    let items = [GridItem(.adaptive(minimum: 50), spacing: 10)]
    grid(.vertical, items, at: Alignment(horizontal: .leading, vertical: .center), spacing: 8, cells).show(in: 240, 56)
    #expect(cells[3].isAt(187.5, 0, 52.5, 24))
    #expect(cells[4].isAt(0, 32, 52.5, 24))
  }

  // Recorded: the rows of lazy-grids.
  @Test func `a horizontal grid is the same with the axes exchanged`() {
    let cells = (0..<5).map { _ in FakeView.box(40, nil) }
    let rows = grid(.horizontal, [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6, cells)
    rows.show(in: 132, 70)
    #expect(rows.isAt(0, 0, 132, 70))
    #expect(cells[0].isAt(0, 1, 40, 30))
    #expect(cells[1].isAt(0, 39, 40, 30))
    #expect(cells[2].isAt(46, 1, 40, 30))
    #expect(cells[4].isAt(92, 1, 40, 30))
  }

  // Recorded: lazy-grid-sections.
  @Test func `headers and footers take a line of their own, in the middle of the grid`() {
    func full(_ view: FakeView) -> FakeView { view.with(FullLine.self, true) }
    let (header, footer, title) = (full(.box(nil, 24)), full(.box(nil, 16)), full(.text(46)))
    let (a, b) = ((0..<5).map { _ in FakeView.box(nil, 20) }, (0..<4).map { _ in FakeView.box(nil, 20) })
    let items = Array(repeating: GridItem(.fixed(60)), count: 3)
    let all = [header] + a + [footer, title] + b
    let sections = grid(.vertical, items, spacing: 4, all)
    sections.place(at: .zero, proposal: ProposedViewSize(width: 240, height: nil))
    #expect(sections.isAt(0, 0, 240, 160))
    #expect(header.isAt(0, 0, 240, 24))
    #expect(a[0].isAt(22, 28, 60, 20))
    #expect(a[4].isAt(90, 52, 60, 20))
    #expect(footer.isAt(0, 76, 240, 16))
    #expect(title.isAt(97, 96, 46, 16))
    #expect(b[0].isAt(22, 116, 60, 20))
    #expect(b[3].isAt(22, 140, 60, 20))
  }

  @Test func `a view sits in its track as the track says, or else the grid`() {
    let items = [GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(50)), GridItem(.fixed(50))]
    let views = [FakeView.box(10, 10), .box(10, 10), .box(10, 30)]
    grid(.vertical, items, at: Alignment(horizontal: .leading, vertical: .center), views).show(in: 166, 30)
    #expect(views[0].isAt(40, 20, 10, 10))
    #expect(views[1].isAt(58, 10, 10, 10))
    #expect(views[2].isAt(116, 0, 10, 30))
  }

  @Test func `lines are 8 points apart unless something else is said`() {
    let views = (0..<2).map { _ in FakeView.box(10, 10) }
    #expect(grid(.vertical, [GridItem()], views).size(for: .zero) == CGSize(width: 0, height: 28))
    #expect(grid(.vertical, [GridItem()], []).size(for: .zero) == .zero)
  }
}
