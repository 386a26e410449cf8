import Testing

@testable import SwiftUI

/// Columns with texts and too little height; the numbers are recorded.
@Suite struct StackPressureTests {
  @Test func `stack-tight`() {
    let (top, text, bottom) = (FakeView.box(nil, 40), FakeView.paragraph(lines: 4), FakeView.box(nil, 40))
    FakeView.column(spacing: 0, top, text, bottom).show(in: 200, 130)
    #expect(top.isAt(0, 1, 200, 40))
    #expect(text.isAt(25, 41, 150, 48))
    #expect(bottom.isAt(0, 89, 200, 40))
  }

  // stack-spacer-fits, stack-spacer-tight, spacer-min30
  @Test(arguments: [
    (CGFloat(200), CGFloat(8), CGFloat(64), CGFloat(56)), (130, 8, 32, 18), (130, 30, 16, 34),
  ])
  func `a spacer comes last, with its least length set aside`(
    height: CGFloat, least: CGFloat, text: CGFloat, spacer: CGFloat
  ) {
    let (top, bottom) = (FakeView.box(nil, 40), FakeView.box(nil, 40))
    let (paragraph, space) = (FakeView.paragraph(lines: 4), FakeView.spacer(least, along: .vertical))
    FakeView.column(spacing: 0, top, paragraph, space, bottom).show(in: 200, height)
    #expect(paragraph.isAt(25, 40, 150, text))
    #expect(space.isAt(100, 40 + text, 0, spacer))
    #expect(bottom.isAt(0, 40 + text + spacer, 200, 40))
  }

  @Test func `two-texts: the one with fewer lines is served first`() {
    let (first, second) = (FakeView.paragraph(lines: 4), FakeView.paragraph(lines: 2))
    FakeView.column(spacing: 0, first, second).show(in: 300, 90)
    #expect(first.isAt(75, 5, 150, 48))
    #expect(second.isAt(75, 53, 150, 32))
  }

  @Test func `three-texts`() {
    let texts = [4, 2, 4].map { FakeView.paragraph(lines: $0) }
    FakeContainer(VStackLayout(spacing: 0), texts).show(in: 300, 100)
    #expect(texts.map { $0.frame?.origin.y } == [2, 34, 66])
    #expect(texts.map { $0.frame?.height } == [32, 32, 32])
  }

  @Test func `row-tight and alone-45: no division, the height is what fits`() {
    let (left, text) = (FakeView.box(40), FakeView.paragraph(lines: 4))
    FakeView.row(spacing: 0, left, text).show(in: 300, 50)
    #expect(left.isAt(55, 0, 40, 50))
    #expect(text.isAt(95, 1, 150, 48))
    let alone = FakeView.paragraph(lines: 4)
    FakeView.column(spacing: 0, alone).show(in: 300, 45)
    #expect(alone.isAt(75, 6.5, 150, 32))
  }

  @Test func `spacers share what the others leave`() {
    let views = [FakeView.spacer(along: .horizontal), .box(50, 50), .spacer(along: .horizontal)]
    let row = FakeContainer(HStackLayout(), views)
    row.show(in: 300, 100)
    #expect(views[0].isAt(0, 50, 125, 0))
    #expect(views[1].isAt(125, 25, 50, 50))
    #expect(row.size(for: .zero) == CGSize(width: 66, height: 50))
  }

  // Recorded: spacer.
  @Test func `nothing stands between a spacer and its neighbours`() {
    let (a, space, b) = (FakeView.box(50, 50), FakeView.spacer(along: .horizontal), FakeView.box(50, 50))
    FakeView.row(a, space, b).show(in: 300, 100)
    #expect(a.isAt(0, 25, 50, 50))
    #expect(space.isAt(50, 50, 200, 0))
    #expect(b.isAt(250, 25, 50, 50))
  }
}
