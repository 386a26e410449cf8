import Testing

@testable import SwiftUI

@Suite struct StackGuideTests {
  // Recorded: image-stack-spacing.
  @Test func `a view without text stands with its lower edge on the baseline`() {
    let (text, image) = (FakeView.text(17.5), FakeView.box(64, 40))
    let row = FakeView.row(at: .firstTextBaseline, spacing: 0, text, image)
    row.show(in: 81.5, 43)
    #expect(row.isAt(0, 0, 81.5, 43))
    #expect(text.isAt(0, 27, 17.5, 16))
    #expect(image.isAt(17.5, 0, 64, 40))
  }

  @Test func `a column hands on the first of its first baselines and the last of its last`() {
    let column = FakeContainer(VStackLayout(spacing: 4), [FakeView.text(20), .text(30)])
    #expect(column.explicit(.firstTextBaseline) == 13)
    #expect(column.explicit(.lastTextBaseline) == 33)
    #expect(FakeContainer(VStackLayout(), [FakeView.box(10, 10)]).explicit(.firstTextBaseline) == nil)
  }

  @Test func `a stack hands on the guide by which it aligned its views`() {
    let views = [FakeView.box(100, 20).with(.leading) { $0.width }, .box(50, 20)]
    let column = FakeContainer(VStackLayout(alignment: .leading, spacing: 4), views)
    #expect(column.explicit(.leading) == 100)
    #expect(column.explicit(HorizontalAlignment.center) == nil)
  }

  // A row of columns must not take the middle of one column for its own.
  @Test func `a guide that no view set is not handed on`() {
    let column = FakeContainer(VStackLayout(), [FakeView.box(10, 10), .box(20, 10)])
    let row = FakeContainer(HStackLayout(), [column, FakeView.box(100, 10)])
    #expect(row.explicit(HorizontalAlignment.center) == nil)
  }

  // Recorded: zstack-fill.
  @Test func `every view of a pile is offered all of it, and aligned in both directions`() {
    let (fill, small) = (FakeView.color(), FakeView.box(30, 30))
    FakeContainer(ZStackLayout(alignment: .topLeading), [fill, small]).show(in: 200, 200)
    #expect(fill.isAt(0, 0, 200, 200))
    #expect(small.isAt(0, 0, 30, 30))
  }

  @Test func `a pile is as large as its aligned views together`() {
    let (wide, high) = (FakeView.box(40, 10), FakeView.box(10, 40).with(.leading) { _ in 20 })
    let pile = FakeContainer(ZStackLayout(alignment: .topLeading), [wide, high])
    pile.show(in: 100, 100)
    #expect(pile.isAt(20, 30, 60, 40))
    #expect(wide.isAt(40, 30, 40, 10))
    #expect(high.isAt(20, 30, 10, 40))
    #expect(pile.explicit(.leading) == 20)
    #expect(FakeContainer(ZStackLayout(), [FakeView.text(20)]).explicit(.lastTextBaseline) == 13)
    #expect(FakeContainer(ZStackLayout(), []).size(for: .infinity) == .zero)
  }
}
