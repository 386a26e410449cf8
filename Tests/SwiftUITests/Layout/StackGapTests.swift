import Testing

@testable import SwiftUI

@Suite struct StackGapTests {
  // Recorded: vstack-spacing.
  @Test func `a text has its own distances to what is above and below it`() {
    let (one, two, box, three) = (FakeView.text(25), FakeView.text(25), FakeView.box(50, 10), FakeView.text(35.5))
    let stack = FakeView.column(one, two, box, three)
    stack.show(in: 200, 200)
    #expect(stack.isAt(75, 64.553466796875, 50, 70.89306640625))
    #expect(two.isAt(87.5, 80.553466796875, 25, 16))
    #expect(box.isAt(75, 104.704345703125, 50, 10))
    #expect(three.isAt(82.25, 119.446533203125, 35.5, 16))
  }

  // Recorded: vstack-spacing-mixed.
  @Test func `between two texts the lower one decides`() {
    func text(_ width: CGFloat, _ height: CGFloat, _ spacing: ViewSpacing) -> FakeView {
      FakeView(spacing: spacing) { _ in CGSize(width: width, height: height) }
    }
    func large() -> FakeView { text(33.5, 38, .text(below: 23.3017578125, above: 12.678809608, text: 1.5)) }
    let views = [
      large(), FakeView.text(17.5), large(), .box(50, 10), large(), text(14.5, 15, .text(text: 1.5)), .text(17.5),
    ]
    let stack = FakeContainer(VStackLayout(), views)
    stack.show(in: 200, 300)
    #expect(stack.isAt(75, 45.009716290363997, 50, 209.980567419272))
    let tops = [45.009716, 83.009716, 100.509716, 161.811474, 184.490284, 223.990284, 238.990284]
    for (view, top) in zip(views, tops) { #expect(abs((view.frame?.origin.y ?? 0) - top) < 1e-3) }
  }

  // Recorded: foreach-empty.
  @Test func `a row of texts stands under a text as a text does`() {
    let (top, bottom, a, b) = (FakeView.text(22.5), FakeView.text(44.5), FakeView.text(9), FakeView.text(8.5))
    let row = FakeView.row(a, b)
    FakeView.column(top, row, bottom).show(in: 300, 200)
    #expect(top.isAt(138.75, 76, 22.5, 16))
    #expect(row.isAt(137.25, 92, 25.5, 16))
    #expect(b.isAt(154.25, 92, 8.5, 16))
    #expect(bottom.isAt(127.75, 108, 44.5, 16))
  }

  @Test func `along its axis a stack announces what its outer views do`() {
    let column = FakeView.column(.box(10, 10), .text(20))
    #expect(column.spacing.distance(to: FakeView.box().spacing, along: .vertical) == 8.15087890625)
    #expect(FakeView.box().spacing.distance(to: column.spacing, along: .vertical) == 8)
    let spaced = FakeView.row(.box(10, 10), .spacer(along: .horizontal))
    #expect(spaced.spacing.distance(to: FakeView.box().spacing, along: .horizontal) == 0)
    #expect(spaced.spacing.distance(to: FakeView.box().spacing, along: .vertical) == 8)
    #expect(FakeView.row().spacing.distance(to: FakeView.box().spacing, along: .vertical) == 0)
  }

  @Test func `a spacing that was given holds between all views`() {
    let (text, box) = (FakeView.text(20), FakeView.box(10, 10))
    FakeView.column(spacing: 3, text, box).show(in: 100, 100)
    #expect(box.frame.map { $0.minY } == text.frame.map { $0.maxY + 3 })
  }
}
