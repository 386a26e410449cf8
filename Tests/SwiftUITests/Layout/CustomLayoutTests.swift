import Testing

@testable import SwiftUI

/// Layouts as learners write them.
@Suite struct CustomLayoutTests {
  /// Rows of views of their ideal size, filled up to the proposed width.
  struct Flow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 300
      let bottom = rows(subviews, width).map { $0.frame.maxY }.max() ?? 0
      return CGSize(width: width, height: bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, frame) in rows(subviews, bounds.width) {
        let point = CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY)
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }

    private func rows(_ subviews: Subviews, _ width: CGFloat) -> [(subview: LayoutSubview, frame: CGRect)] {
      var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if x > 0, x + size.width > width { (x, y, height) = (0, y + height + 6, 0) }
        defer { (x, height) = (x + size.width + 8, max(height, size.height)) }
        return (subview, CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
  }

  // Recorded: flow.
  @Test func `a layout that fills rows puts its views where SwiftUI does`() {
    let views = [25, 25, 35.5, 27.5, 25].map { FakeView.text($0) } + [FakeView.box(60, 30), .text(18.5)]
    let flow = FakeContainer(Flow(), views)
    flow.place(at: CGPoint(x: 80, y: 54), proposal: ProposedViewSize(width: 160, height: 160))
    #expect(flow.isAt(80, 54, 160, 52))
    #expect(views[2].isAt(146, 54, 35.5, 16))
    #expect(views[3].isAt(189.5, 54, 27.5, 16))
    #expect(views[4].isAt(80, 76, 25, 16))
    #expect(views[5].isAt(113, 76, 60, 30))
    #expect(views[6].isAt(181, 76, 18.5, 16))
  }

  struct Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  /// A column in the order of priority, each view indented by a value of its own.
  struct Values: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let frames = frames(subviews)
      return CGSize(width: frames.map { $0.1.maxX }.max() ?? 0, height: frames.last?.1.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, frame) in frames(subviews) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
      }
    }

    private func frames(_ subviews: Subviews) -> [(LayoutSubview, CGRect)] {
      let order = subviews.indices.sorted { (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1) }
      let sorted = subviews[order]
      var y: CGFloat = 0
      return sorted.indices.map { index in
        if index > 0 { y += sorted[index - 1].spacing.distance(to: sorted[index].spacing, along: .vertical) }
        let size = sorted[index].sizeThatFits(.unspecified)
        defer { y += size.height }
        return (sorted[index], CGRect(x: sorted[index][Indent.self], y: y, width: size.width, height: size.height))
      }
    }
  }

  // Recorded: values.
  @Test func `a layout sees priorities, values and distances`() {
    let (low, last) = (FakeView.text(24.5), FakeView.text(26))
    let high = FakeView.text(28.5).with(priority: 1).with(Indent.self, 20)
    let bar = FakeView.box(40, 10).with(Indent.self, 8)
    let values = FakeContainer(Values(), [low, high, bar, last])
    values.show(in: 240, 160)
    #expect(values.isAt(95.75, 44.553466796875, 48.5, 70.89306640625))
    #expect(high.isAt(115.75, 44.553466796875, 28.5, 16))
    #expect(low.isAt(95.75, 60.553466796875, 24.5, 16))
    #expect(bar.isAt(103.75, 84.704345703125, 40, 10))
    #expect(last.isAt(95.75, 99.446533203125, 26, 16))
  }

  @Test func `a layout that says nothing of guides hands on those of its views, from its own corner`() {
    let views = [FakeView.text(150), .text(30), .box(10, 10).with(.trailing) { _ in 4 }]
    let flow = FakeContainer(Flow(), views)
    let narrow = ProposedViewSize(width: 160, height: nil)
    #expect(flow.explicit(.firstTextBaseline, for: narrow) == 13)
    #expect(flow.explicit(.lastTextBaseline, for: narrow) == 35)
    #expect(flow.explicit(.trailing, for: narrow) == 42)
    #expect(flow.explicit(.leading, for: narrow) == nil)
    #expect(views.allSatisfy { $0.place == nil })
  }

  @Test func `an anchor is the point of the view that comes to the position`() {
    let view = FakeView.box(20, 10)
    let subview = LayoutSubviews([view])[0]
    subview.place(at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing, proposal: .unspecified)
    #expect(view.isAt(80, 40, 20, 10))
    subview.place(at: CGPoint(x: 100, y: 50), proposal: .unspecified)
    #expect(view.isAt(100, 50, 20, 10))
    let endless = FakeView.color()
    LayoutSubviews([endless])[0].place(at: .zero, anchor: .top, proposal: ProposedViewSize(width: 4, height: .infinity))
    #expect(endless.place?.origin == CGPoint(x: -2, y: 0))
  }

  @Test func `a slice keeps the indices, a choice of indices is numbered anew`() {
    let views = (0..<4).map { FakeView.box(CGFloat($0), 1) }
    let subviews = LayoutSubviews(views, layoutDirection: .rightToLeft)
    #expect(subviews[1..<3].startIndex == 1)
    #expect(subviews[1..<3].first == subviews[1])
    #expect(subviews[[3, 0]].map { $0.sizeThatFits(.zero).width } == [3, 0])
    #expect(subviews[[3, 0]].indices == 0..<2)
    #expect(subviews[0..<4] == subviews)
    #expect(subviews != LayoutSubviews(views, layoutDirection: .leftToRight))
    #expect(subviews[[0, 1, 2]] != subviews)
    #expect(subviews.dropFirst().layoutDirection == .rightToLeft)
  }

  @Test func `rows and columns tell their direction, erased or not`() {
    #expect(HStackLayout().orientation == .horizontal)
    #expect(AnyLayout(AnyLayout(VStackLayout())).orientation == .vertical)
    #expect(ZStackLayout().orientation == nil)
    #expect(Flow().orientation == nil)
  }
}
