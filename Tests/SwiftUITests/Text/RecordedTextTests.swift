import Testing

@testable import SwiftUI

@Suite struct RecordedTextTests {
  let metrics = RecordedTextMetrics()

  private func size(_ text: String, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    metrics.layout(text, font: .standard, in: ProposedViewSize(width: width, height: height)).size
  }

  @Test func `a paragraph is as wide and as high as it was recorded`() {
    let text = RecordedTextMetrics.paragraph
    #expect(text.count == 72)
    #expect(size(text, 110) == CGSize(width: 110, height: 80))
    #expect(size(text, 150) == CGSize(width: 137, height: 64))
    #expect(size(text, 260) == CGSize(width: 227, height: 32))
    #expect(size(text, 300) == CGSize(width: 274, height: 32))
    #expect(size(text, 400) == CGSize(width: 355.5, height: 32))
  }

  @Test(arguments: [(8, 103.5, 16), (20, 103.5, 16), (32, 110, 32), (40, 110, 32), (48, 110, 48), (70, 110, 64)])
  func `a paragraph keeps the lines for which there is room`(height: CGFloat, width: CGFloat, lines: CGFloat) {
    #expect(size(RecordedTextMetrics.paragraph, 110, height) == CGSize(width: width, height: lines))
  }

  @Test func `an environment hands texts their metrics`() {
    var environment = EnvironmentValues()
    environment.textMetrics = metrics
    #expect(Text("Hello").layout(in: .unspecified, environment: environment).size == CGSize(width: 31, height: 16))
    let big = Text("Hg").font(.largeTitle).layout(in: .unspecified, environment: environment)
    #expect(big.size == CGSize(width: 33.5, height: 38) && big.firstBaseline == 29)
    environment.font = .body
    #expect(Text("Hello").layout(in: .unspecified, environment: environment).size == CGSize(width: 31, height: 18.5))
  }
}
