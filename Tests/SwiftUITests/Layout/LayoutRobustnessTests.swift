import Testing

@testable import SwiftUI

@Suite struct LayoutRobustnessTests {
  static let hostile: [CGFloat?] = [nil, 0, -10, 1e300, .infinity, -.infinity, .nan]

  private func layouts(_ spacing: CGFloat?) -> [any Layout] {
    [
      HStackLayout(spacing: spacing), VStackLayout(alignment: .trailing, spacing: spacing), ZStackLayout(),
      LazyStackLayout.row(.bottom, spacing: spacing), FittingLayout(axes: [.horizontal, .vertical]),
      LazyGridLayout(
        axis: .vertical, items: [GridItem(.adaptive(minimum: spacing ?? 5))], alignment: .center, spacing: spacing),
      GridLayout(alignment: .bottomTrailing, horizontalSpacing: spacing, verticalSpacing: spacing),
      AnyLayout(HStackLayout(spacing: spacing)),
    ]
  }

  private func views() -> [FakeView] {
    let odd = FakeView { _ in CGSize(width: CGFloat.nan, height: -CGFloat.infinity) }
    return [
      .color(), .box(.infinity, 10), .box(-5, .nan), odd, .color().with(priority: .nan), .spacer(along: .vertical),
      .color().with(.leading) { _ in .nan }, .color().with(priority: .infinity),
    ]
  }

  @Test(arguments: hostile)
  func `no proposal, spacing or size makes a layout trap`(spacing: CGFloat?) {
    for layout in layouts(spacing) {
      for width in Self.hostile {
        for height in Self.hostile {
          place(layout, views(), in: ProposedViewSize(width: width, height: height))
        }
      }
    }
  }

  private func place(_ layout: some Layout, _ views: [FakeView], in proposal: ProposedViewSize) {
    let container = FakeContainer(layout, views)
    container.place(at: .zero, proposal: proposal)
    _ = container.explicit(.leading, for: proposal)
    #expect(views.contains { $0.place != nil })
  }

  @Test func `a stack asks each of its views for a handful of sizes, however many there are`() {
    for count in [10, 1000] {
      let views = (0..<count).map { $0.isMultiple(of: 2) ? FakeView.color() : .box(10, 10) }
      let column = FakeContainer(VStackLayout(), views)
      column.show(in: 300, 5000)
      #expect(views.allSatisfy { $0.sizesAsked <= 4 })
    }
  }

  @Test func `ten thousand views are laid out in order`() {
    let views = (0..<10_000).map { _ in FakeView.color() }
    for layout in layouts(0) where !(layout is FittingLayout) {
      place(layout, views, in: ProposedViewSize(width: 200, height: 10_000))
    }
    FakeContainer(VStackLayout(spacing: 0), views).show(in: 100, 10_000)
    #expect(views[9_999].isAt(0, 9_999, 100, 1))
  }

  @Test func `endless space is endless for every view`() {
    let views = [FakeView.color(), .box(30, 10), .color()]
    let row = FakeContainer(HStackLayout(), views)
    let endless = ProposedViewSize(width: .infinity, height: 20)
    #expect(row.size(for: endless) == CGSize(width: CGFloat.infinity, height: 20))
    row.place(at: .zero, proposal: endless)
    #expect(views[0].place?.proposal.width == .infinity)
    #expect(views[2].place?.proposal.width == .infinity)
  }
}
