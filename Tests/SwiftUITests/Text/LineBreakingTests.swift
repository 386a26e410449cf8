import Testing

@testable import SwiftUI

/// Lines of a font with letters that are 6 points wide and lines that are 12.5 points high.
@Suite struct LineBreakingTests {
  private let font = Font.system(size: 10, design: .monospaced).resolved

  private func layout(
    _ text: String, _ width: CGFloat?, _ height: CGFloat? = nil, lineLimit: Int? = nil
  ) -> TextLayout {
    HelveticaMetrics().layout(
      text, font: font, in: ProposedViewSize(width: width, height: height), lineLimit: lineLimit)
  }

  private func lines(_ text: String, _ width: CGFloat?, _ height: CGFloat? = nil, lineLimit: Int? = nil) -> [String] {
    layout(text, width, height, lineLimit: lineLimit).lines.map(\.text)
  }

  @Test func `a text with room has one line`() {
    let text = layout("one two", nil)
    #expect(text.size == CGSize(width: 42, height: 12.5) && text.lines.map(\.text) == ["one two"])
    #expect(text.firstBaseline == 10 && text.lastBaseline == 10)
    #expect(layout("one two", 42) == text && layout("one two", 1000) == text && layout("one two", .infinity) == text)
  }

  @Test func `lines are as full as can be`() {
    #expect(lines("one two three four", 66) == ["one two", "three four"])
    #expect(lines("a bb ccc dddd", 30) == ["a bb", "ccc", "dddd"])
    #expect(lines("a bb ccc dddd", 23.9) == ["a", "bb", "ccc", "ddd", "d"])
  }

  @Test func `the reported width takes in the space at which a line was broken, up to what was offered`() {
    let wide = layout("aaa bb cc dd", 40)
    #expect(wide.lines.map(\.text) == ["aaa bb", "cc dd"] && wide.lines.map(\.width) == [36, 30])
    #expect(wide.size == CGSize(width: 40, height: 25))
    #expect(layout("aaa bb cc dd", 50).size.width == 42)
    #expect(layout("aaa bb cc dd", 36).size.width == 36)
    #expect(wide.firstBaseline == 10 && wide.lastBaseline == 22.5)
  }

  @Test func `a word that is wider than a line is broken between characters`() {
    #expect(lines("abcdefgh", 18) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", 18) == ["a", "bcd", "efg", "h"])
  }

  @Test func `no width gives one character a line and reports none`() {
    let text = layout("ab c", 0)
    #expect(text.lines.map(\.text) == ["a", "b", "c"] && text.size == CGSize(width: 0, height: 37.5))
    #expect(layout("ab c", -7) == text)
  }

  @Test func `a line ends where the text says so`() {
    #expect(lines("one\ntwo\r\nthree", nil) == ["one", "two", "three"])
    #expect(lines("one\n\ntwo", 100) == ["one", "", "two"])
    #expect(layout("one\n", nil).size == CGSize(width: 18, height: 25))
    #expect(lines("one two\nthree", 20) == ["one", "two", "thr", "ee"])
  }

  @Test func `spaces that hold words together do not break a line`() {
    #expect(lines("aa\u{A0}bb cc", 36) == ["aa\u{A0}bb", "cc"])
  }

  @Test func `a lone word on the second line gets another where that makes the lines more even`() {
    #expect(lines("aaaa bbbb cccc dd", 90) == ["aaaa bbbb", "cccc dd"])
    #expect(layout("aaaa bbbb cccc dd", 90).size.width == 60)
    // The word before is so long that the lines would be less even, or that it finds no room.
    #expect(lines("a bbbbb cc", 54) == ["a bbbbb", "cc"])
    #expect(lines("a bbbbbbbbbb cccccc", 80) == ["a bbbbbbbbbb", "cccccc"])
    // The last line has two words already, or there are three lines.
    #expect(lines("aaaa bbbb cccc d e", 90) == ["aaaa bbbb cccc", "d e"])
    #expect(lines("aaaa bbbb cccc dd", 54) == ["aaaa bbbb", "cccc dd"])
    #expect(lines("aaa bbb ccc ddd e", 42) == ["aaa bbb", "ccc ddd", "e"])
    // A line end that was written stays.
    #expect(lines("aaaa bbbb cccc\ndd", 200) == ["aaaa bbbb cccc", "dd"])
  }

  @Test func `a height leaves as many lines as have room, and one at least`() {
    let text = "one two three four"
    #expect(lines(text, 30) == ["one", "two", "three", "four"])
    #expect(lines(text, 30, 50) == ["one", "two", "three", "four"])
    #expect(lines(text, 30, 49) == ["one", "two", "thre…"])
    #expect(layout(text, 30, 49).size == CGSize(width: 30, height: 37.5))
    #expect(lines(text, 30, 25) == ["one", "two…"] && lines(text, 30, 24) == ["one…"])
    for height: CGFloat in [0, -3, 1] { #expect(lines(text, 30, height) == ["one…"]) }
    #expect(lines(text, 30, .nan).count == 4 && lines(text, 30, .infinity).count == 4)
    // Twelve and a half times three, with the last digit lost on the way.
    #expect(lines(text, 30, 37.5.nextDown) == ["one", "two", "thre…"])
  }

  @Test func `a limit leaves as many lines, and one at least`() {
    let text = "one two three four"
    #expect(lines(text, 30, lineLimit: 2) == ["one", "two…"] && lines(text, 30, lineLimit: 9).count == 4)
    #expect(lines(text, 30, lineLimit: 1) == ["one…"] && lines(text, 30, lineLimit: 0) == ["one…"])
    #expect(lines(text, 72, lineLimit: 1) == ["one two thr…"])
    #expect(lines("one\ntwo", nil, lineLimit: 1) == ["one…"] && lines("one", 60, lineLimit: 1) == ["one"])
  }

  @Test func `room is kept for lines that are not there`() {
    func height(_ text: String, _ minimum: Int) -> CGFloat {
      HelveticaMetrics().layout(
        [TextRun(text: text, font: font)], in: .unspecified, lines: LineLimits(minimum: minimum)
      ).size.height
    }
    #expect(height("one", 3) == 37.5 && height("one\ntwo", 1) == 25 && height("", 2) == 25 && height("one", -1) == 12.5)
  }

  @Test func `a size that was reported is taken again unchanged`() {
    let text = "The size that a view reports is what it is offered when it is placed, and it must not break anew."
    for width in stride(from: 0 as CGFloat, through: 600, by: 0.7) {
      let first = HelveticaMetrics().layout(text, font: .standard, in: ProposedViewSize(width: width, height: nil))
      let second = HelveticaMetrics().layout(text, font: .standard, in: ProposedViewSize(first.size))
      #expect(second.size == first.size && second.lines.map(\.text) == first.lines.map(\.text), "\(width)")
      #expect(first.size.width <= width)
    }
  }
}
