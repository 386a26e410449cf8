import Testing

@testable import SwiftUI

/// The gaps of stacks that say nothing about them, recorded from macOS 26.2.
@Suite struct TextSpacingTests {
  let standard = ViewSpacing.text(.standard)
  let body = ViewSpacing.text(Font.body.resolved)
  let large = ViewSpacing.text(Font.largeTitle.resolved)
  let caption2 = ViewSpacing.text(Font.caption2.resolved)

  @Test func `the lower of two texts decides how far they are apart`() {
    #expect(large.distance(to: standard, along: .vertical) == 0)
    #expect(standard.distance(to: large, along: .vertical) == 1.5)
    #expect(large.distance(to: caption2, along: .vertical) == 1.5)
    #expect(standard.distance(to: body, along: .vertical) == 1)
  }

  @Test func `a text has distances of its own to what is no text`() {
    #expect(standard.distance(to: .plain, along: .vertical) == 8.15087890625)
    #expect(ViewSpacing.plain.distance(to: standard, along: .vertical) == 4.7421875)
    #expect(large.distance(to: .plain, along: .vertical) == 23.3017578125)
    #expect(ViewSpacing.plain.distance(to: large, along: .vertical) == 12.6788096)
    #expect(body.distance(to: .plain, along: .vertical) == 11.1509)
    #expect(ViewSpacing.plain.distance(to: body, along: .vertical) == 6.2241)
  }

  @Test func `beside a text there is as much room as beside any view`() {
    #expect(standard.distance(to: large, along: .horizontal) == 8)
    #expect(standard.distance(to: .plain, along: .horizontal) == 8)
    #expect(ViewSpacing.plain.distance(to: body, along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: standard, along: .vertical) == 0)
  }

  @Test func `larger fonts have larger distances`() {
    let sizes: [CGFloat] = [10, 13, 26, 40]
    let below = sizes.map { TextDistances(Font.system(size: $0).resolved).viewBelow }
    #expect(below == below.sorted() && below[2] == 2 * below[1])
    #expect(TextDistances(Font.system(size: .nan).resolved).viewBelow == 0)
    let title = TextDistances(Font.title.resolved)
    #expect(title.viewBelow > 11.1509 && title.viewBelow < 23.3017578125 && title.text > 1 && title.text < 1.5)
  }

  @Test func `of several fonts the greatest distances count`() {
    let text = Text("a").font(.largeTitle) + Text("b")
    let spacing = text.spacing(in: EnvironmentValues())
    #expect(spacing.distance(to: .plain, along: .vertical) == 23.3017578125)
    #expect(standard.distance(to: spacing, along: .vertical) == 1.5)
  }
}
