import Testing

@testable import SwiftUI

@Suite struct StackLayoutTests {
  // Recorded: hstack-distribution.
  @Test func `a view of fixed length is served before flexible ones, which share the rest`() {
    let (a, b, c) = (FakeView.color(), FakeView.box(50), FakeView.color())
    FakeView.row(spacing: 0, a, b, c).show(in: 300, 100)
    #expect(a.isAt(0, 0, 125, 100))
    #expect(b.isAt(125, 0, 50, 100))
    #expect(c.isAt(175, 0, 125, 100))
  }

  // Recorded: hstack-priority.
  @Test func `a view of higher priority comes first and leaves the others what they need at least`() {
    let (a, c) = (FakeView.framed(minWidth: 20), FakeView.box(60))
    let b = FakeView.framed(minWidth: 20).with(priority: 1)
    FakeView.row(spacing: 0, a, b, c).show(in: 300, 100)
    #expect(a.isAt(0, 0, 20, 100))
    #expect(b.isAt(20, 0, 220, 100))
    #expect(c.isAt(240, 0, 60, 100))
  }

  // Recorded: hstack-spacing-default, vstack-spacing-default.
  @Test func `plain views stand 8 points apart in both directions`() {
    let boxes = (0..<3).map { _ in FakeView.box(50, 50) }
    FakeContainer(HStackLayout(), boxes).show(in: 300, 100)
    #expect(boxes[0].isAt(67, 25, 50, 50))
    #expect(boxes[2].isAt(183, 25, 50, 50))
    FakeContainer(VStackLayout(), Array(boxes.prefix(2))).show(in: 100, 300)
    #expect(boxes[0].isAt(25, 96, 50, 50))
    #expect(boxes[1].isAt(25, 154, 50, 50))
  }

  // Recorded: vstack-alignment.
  @Test func `the views of a column are aligned at its guide`() {
    let (l1, l2, t1, t2) = (FakeView.box(100, 20), FakeView.box(50, 20), FakeView.box(100, 20), FakeView.box(50, 20))
    let leading = FakeView.column(at: .leading, spacing: 4, l1, l2)
    let trailing = FakeView.column(at: .trailing, spacing: 4, t1, t2)
    FakeView.row(spacing: 0, leading, trailing).show(in: 300, 200)
    #expect(leading.isAt(50, 78, 100, 44))
    #expect(l2.isAt(50, 102, 50, 20))
    #expect(trailing.isAt(150, 78, 100, 44))
    #expect(t2.isAt(200, 102, 50, 20))
  }

  // Recorded: alignment-guide.
  @Test func `a guide outside its view widens the stack`() {
    let (a, b) = (FakeView.box(100, 20).with(.leading) { $0.width }, FakeView.box(50, 20))
    let c = FakeView.box(30, 20).with(.leading) { $0.width / 2 }
    let stack = FakeView.column(at: .leading, spacing: 4, a, b, c)
    stack.show(in: 300, 200)
    #expect(stack.isAt(75, 66, 150, 68))
    #expect(a.isAt(75, 66, 100, 20))
    #expect(b.isAt(175, 90, 50, 20))
    #expect(c.isAt(160, 114, 30, 20))
  }

  // Recorded: divider.
  @Test func `a view that takes the whole breadth makes the stack as broad`() {
    let (b, line, c) = (FakeView.box(20, 60), FakeView.box(1), FakeView.box(20, 60))
    let (a, flat) = (FakeView.box(100, 20), FakeView.box(nil, 1))
    let inner = FakeView.row(spacing: 0, b, line, c)
    let outer = FakeView.column(spacing: 0, a, flat, inner)
    outer.show(in: 200, 200)
    #expect(outer.isAt(0, 0, 200, 200))
    #expect(flat.isAt(0, 20, 200, 1))
    #expect(inner.isAt(79.5, 21, 41, 179))
    #expect(b.isAt(79.5, 80.5, 20, 60))
    #expect(line.isAt(99.5, 21, 1, 179))
  }

  // Recorded: shape-layout.
  @Test func `a circle's greatest length is the breadth of the stack`() {
    let circles = (0..<2).map { _ in
      FakeView { offer in
        let side = min(offer.width ?? 10, offer.height ?? 10)
        return CGSize(width: side, height: side)
      }
    }
    let (ellipse, capsule) = (FakeView.color(), FakeView.color())
    FakeView.row(spacing: 0, circles[0], ellipse, capsule, circles[1]).show(in: 300, 40)
    #expect(circles[0].isAt(0, 0, 40, 40))
    #expect(ellipse.isAt(40, 0, 110, 40))
    #expect(capsule.isAt(150, 0, 110, 40))
    #expect(circles[1].isAt(260, 0, 40, 40))
  }

  // Recorded: row 2 of shape-layout.
  @Test func `a frame with a maximum is served before a view without bounds`() {
    let views = [FakeView.color(), .box(40), .box(20), .framed(maxWidth: 50)]
    FakeContainer(HStackLayout(spacing: 4), views).show(in: 200, 30)
    #expect(views.map { $0.frame?.width } == [78, 40, 20, 50])
  }

  @Test func `a stack that is offered no length asks its views for what they like best`() {
    let (a, b) = (FakeView.color(), FakeView.box(30, 30))
    let row = FakeView.row(spacing: 6, a, b)
    #expect(row.size(for: ProposedViewSize(width: nil, height: 50)) == CGSize(width: 46, height: 50))
    #expect(row.size(for: .unspecified) == CGSize(width: 46, height: 30))
  }

  @Test func `views may be longer than the stack was offered`() {
    let views = [FakeView.box(80, 10), .color(), .box(80, 10)]
    let row = FakeContainer(HStackLayout(spacing: 10), views)
    row.show(in: 100, 50)
    #expect(row.isAt(-40, 0, 180, 50))
    #expect(views[1].frame?.width == 0)
  }

  @Test func `a stack is as long as its views and gaps, and not as the proposal`() {
    let row = FakeView.row(spacing: 6, .box(30, 30), .box(40, 20))
    #expect(row.size(for: ProposedViewSize(width: 500, height: 500)) == CGSize(width: 76, height: 30))
    #expect(FakeView.row().size(for: .infinity) == .zero)
  }

  @Test func `three levels of priority are served one after the other`() {
    let views = [
      FakeView.framed(minWidth: 10), FakeView.framed(minWidth: 20).with(priority: 1),
      FakeView.framed(minWidth: 5).with(priority: 2), FakeView.framed(minWidth: 20).with(priority: -1),
    ]
    FakeContainer(HStackLayout(spacing: 0), views).show(in: 100, 10)
    #expect(views.map { $0.frame?.width } == [10, 20, 50, 20])
  }
}
