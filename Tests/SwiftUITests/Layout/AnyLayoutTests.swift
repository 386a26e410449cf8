import Testing

@testable import SwiftUI

@Suite struct AnyLayoutTests {
  private let views = [FakeView.text(25), .box(30, 20), .text(35.5)]

  // Recorded: any-layout.
  @Test func `an erased layout lays out as the one that it hides`() {
    FakeContainer(AnyLayout(HStackLayout(spacing: 8)), views).show(in: 240, 120)
    #expect(views[0].isAt(66.75, 52, 25, 16))
    #expect(views[1].isAt(99.75, 50, 30, 20))
    #expect(views[2].isAt(137.75, 52, 35.5, 16))
    FakeContainer(AnyLayout(VStackLayout(spacing: 4)), views).show(in: 240, 120)
    #expect(views[0].isAt(107.5, 30, 25, 16))
    #expect(views[1].isAt(105, 50, 30, 20))
    #expect(views[2].isAt(102.25, 74, 35.5, 16))
  }

  @Test func `what is remembered is made anew when the hidden type changes`() {
    let subviews = LayoutSubviews(views)
    let row = AnyLayout(HStackLayout(spacing: 8))
    var cache = row.makeCache(subviews: subviews)
    #expect(row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width == 106.5)
    let pile = AnyLayout(ZStackLayout())
    pile.updateCache(&cache, subviews: subviews)
    #expect(pile.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).width == 35.5)
    let column = AnyLayout(VStackLayout(spacing: 4))
    #expect(column.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache).height == 60)
  }

  @Test func `what is remembered is brought up to date when only a value of the layout changes`() {
    let subviews = LayoutSubviews(views)
    var cache = AnyLayout(HStackLayout(spacing: 8)).makeCache(subviews: subviews)
    for spacing in [8, 20] as [CGFloat] {
      let row = AnyLayout(HStackLayout(spacing: spacing))
      row.updateCache(&cache, subviews: subviews)
      let size = row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
      #expect(size.width == 90.5 + 2 * spacing)
    }
  }

  /// A layout that counts how often its memory is used.
  struct Counting: Layout {
    var factor = 1.0
    var animatableData: Double {
      get { factor }
      set { factor = newValue }
    }

    func makeCache(subviews: Subviews) -> [Int] { [0] }
    func updateCache(_ cache: inout [Int], subviews: Subviews) { cache.append(0) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
      cache[0] += 1
      return CGSize(width: cache[0], height: cache.count)
    }
    func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {}
  }

  @Test func `the hidden layout keeps its own memory`() {
    let (layout, subviews) = (AnyLayout(Counting()), LayoutSubviews([]))
    var cache = layout.makeCache(subviews: subviews)
    for count in 1...3 {
      let size = layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache)
      #expect(size == CGSize(width: count, height: 1))
    }
    layout.updateCache(&cache, subviews: subviews)
    #expect(layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache) == CGSize(width: 4, height: 2))
  }

  @Test func `the numbers of the hidden layout are animated`() {
    var layout = AnyLayout(Counting(factor: 2))
    layout.animatableData.scale(by: 3)
    #expect((layout.base as? Counting)?.factor == 6)
    layout.animatableData = AnyLayout(HStackLayout()).animatableData
    #expect((layout.base as? Counting)?.factor == 6)
  }
}
