import Testing

@testable import SwiftUI

@Suite struct TextRobustnessTests {
  private func layout(_ text: String, _ width: CGFloat?, _ height: CGFloat? = nil) -> TextLayout {
    HelveticaMetrics().layout(text, font: .standard, in: ProposedViewSize(width: width, height: height))
  }

  @Test func `nothing to read takes no place`() {
    #expect(layout("", nil) == .empty && layout("", 0, 0) == .empty)
    #expect(HelveticaMetrics().layout([], in: .unspecified, lines: .none) == .empty)
    #expect(Text("").layout(in: .zero, environment: EnvironmentValues()) == .empty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, 5])
  func `any size that is offered gives a size`(length: CGFloat) {
    for text in ["Hello world", "a\n\nb", "   ", "\n", " a ", "\u{301}", "\u{200B}\u{200B}"] {
      for layout in [layout(text, length), layout(text, nil, length), layout(text, length, length)] {
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.size.width >= 0 && layout.size.height >= 16 && !layout.lines.isEmpty)
      }
    }
    #expect(layout("Hello world", .nan) == layout("Hello world", nil))
  }

  @Test func `a long text takes time in proportion to its length`() {
    let clock = ContinuousClock()
    func seconds(_ text: String, _ width: CGFloat?) -> Double {
      let duration = clock.measure { _ = layout(text, width) }
      return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
    }
    let word = String(repeating: "x", count: 100_000)
    let words = String(repeating: "one two ", count: 12_500)
    let lines = String(repeating: "a\n", count: 50_000)
    for text in [word, words, lines, String(repeating: " ", count: 100_000), String(repeating: "é漢", count: 50_000)] {
      for width: CGFloat? in [nil, 0, 7, 100, 100_000] {
        // In proportion it is a fraction of a second; with the square of the length it would be minutes.
        #expect(seconds(text, width) < 10)
      }
    }
    #expect(layout(word, 0).lines.count == 100_000 && layout(lines, nil).lines.count == 50_001)
  }

  @Test func `a text of many parts takes time in proportion to their number`() {
    let part = TextRun(text: "ab ", font: .standard)
    let other = TextRun(text: "cd ", font: Font.body.resolved)
    let runs = (0..<20_000).map { $0.isMultiple(of: 2) ? part : other }
    let layout = HelveticaMetrics().layout(
      runs, in: ProposedViewSize(width: 100, height: nil), lines: .none)
    #expect(layout.lines.count > 1000 && layout.lines.map(\.text).joined().filter { $0 == "a" }.count == 10_000)
  }
}
