import Testing

@testable import SwiftUI

@Suite struct FontTests {
  /// Sizes and distances from line to line, in points, recorded from macOS 26.2.
  static let styles: [(Font.TextStyle, CGFloat, CGFloat)] = [
    (.largeTitle, 26, 38), (.title, 22, 33), (.title2, 17, 25.5), (.title3, 15, 22), (.headline, 13, 18.5),
    (.subheadline, 11, 16), (.body, 13, 18.5), (.callout, 12, 17.5), (.footnote, 10, 15), (.caption, 10, 15),
    (.caption2, 10, 15),
  ]

  @Test(arguments: styles.indices)
  func `a style has the size and the line height that were recorded`(index: Int) {
    let (style, size, lineHeight) = Self.styles[index]
    let font = Font.system(style).resolved
    #expect(font.size == size && font.lineHeight == lineHeight)
    #expect(style == Font.TextStyle.allCases[index])
  }

  @Test func `baselines are where they were recorded`() {
    #expect(ResolvedFont.standard.lineHeight == 16 && ResolvedFont.standard.baseline == 13)
    #expect(Font.body.resolved.baseline == 14 && Font.largeTitle.resolved.baseline == 29)
  }

  @Test func `a style is one font however it is named`() {
    #expect(Font.system(.title) == .title && Font.system(.body, weight: .bold) == Font.body.bold())
    #expect(Font.system(size: 13).resolved == .standard)
    #expect(Font.custom("Georgia", size: 20).resolved.size == 20 && Font.custom("A", fixedSize: 9) != .body)
    #expect(Font.title.weight(.heavy).italic().resolved.isItalic && Font.title.weight(.heavy).resolved.isHeavy)
    #expect(Font.system(size: 10, weight: .bold, design: .monospaced) == Font.system(size: 10).bold().monospaced())
    #expect(Font.headline.resolved.weight == .bold && !Font.body.weight(.medium).resolved.isHeavy)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
  func `a font of no possible size has a line all the same`(size: CGFloat) {
    let font = Font.system(size: size).resolved
    #expect(font.lineHeight.isFinite && font.lineHeight >= 0)
    #expect(font.baseline.isFinite && font.baseline >= 0 && font.baseline <= font.lineHeight)
    let layout = HelveticaMetrics().layout("Hello", font: font, in: .unspecified)
    #expect(layout.size.width.isFinite && layout.size.height.isFinite)
  }

  @Test func `the font of a text comes before that of the views around it`() {
    var environment = EnvironmentValues()
    #expect(environment.resolvedFont() == .standard)
    environment.font = .title
    environment.fontWeight = .heavy
    func font(_ text: Text) -> ResolvedFont { text.runs(in: environment)[0].font }
    #expect(font(Text("a")).style == .title && font(Text("a")).weight == .heavy)
    #expect(font(Text("a").font(.body)).style == .body)
    #expect(font(Text("a").font(.body).font(.caption)).style == .body)
    #expect(font(Text("a").bold()).weight == .bold && font(Text("a").fontWeight(.light)).weight == .light)
    environment.isBold = true
    #expect(font(Text("a")).weight == .bold && font(Text("a").bold(false)).weight == .heavy)
  }

  @Test func `texts that are put together keep their fonts`() {
    let text = (Text("a").font(.title) + Text("b") + Text("\(Text("c").italic())d")).font(.body)
    let runs = text.runs(in: EnvironmentValues())
    #expect(runs.map(\.text) == ["a", "b", "c", "d"] && text.content == "abcd")
    #expect(runs.map(\.font.style) == [.title, .body, .body, .body])
    #expect(runs.map(\.font.isItalic) == [false, false, true, false])
  }

  @Test func `texts are told apart by what they say about themselves`() {
    #expect(Text("a").bold() != Text("a") && Text("a").font(.body) == Text("a").font(.body))
    #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundColor(.red))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
    let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
    #expect(Text("a").foregroundStyle(gradient) == Text("a").foregroundStyle(gradient))
    #expect(Text("a").foregroundStyle(gradient) != Text("a").foregroundStyle(.red))
  }
}
