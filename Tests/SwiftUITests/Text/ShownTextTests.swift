import Drawing
import Geometry
import Testing

@testable import SwiftUI

/// Texts and labels as views: laid out and drawn.
@Suite @MainActor struct ShownTextTests {
  private func drawing(
    _ view: some View, width: CGFloat = 400, metrics: any TextMetrics = HelveticaMetrics()
  ) -> Drawing {
    var environment = EnvironmentValues()
    environment.textMetrics = metrics
    return HostedView(view, size: CGSize(width: width, height: 300), environment: environment).drawing
  }

  private func size(_ view: some View, width: CGFloat = 400, metrics: any TextMetrics = HelveticaMetrics()) -> CGSize {
    let frame = drawing(view, width: width, metrics: metrics).frame
    return CGSize(width: frame.width, height: frame.height)
  }

  // 49.5 and 16.079833984375 were recorded.
  @Test func `a label is its symbol and its title on one baseline`() {
    let label = Label("One", systemImage: "star")
    #expect(size(label, metrics: RecordedTextMetrics()) == CGSize(width: 49.5, height: 16.079833984375))
  }

  @Test func `a font that is set around texts is that of all that have none`() {
    let view = VStack(spacing: 0) {
      Text("Hg")
      Text("Hg").font(.caption2)
    }
    #expect(size(view.font(.largeTitle), metrics: RecordedTextMetrics()) == CGSize(width: 33.5, height: 53))
    #expect(size(view, metrics: RecordedTextMetrics()) == CGSize(width: 17.5, height: 31))
    #expect(size(Text("Hello").padding().bold()).width > size(Text("Hello").padding()).width)
    #expect(size(VStack { Text("iii").monospaced() }) == size(VStack { Text("iii") }.monospaced()))
  }

  @Test func `limits of lines are those of all texts inside`() {
    let text = Text(RecordedTextMetrics.paragraph).padding(0)
    func lines(_ view: some View) -> CGFloat { size(view, width: 110, metrics: RecordedTextMetrics()).height / 16 }
    #expect(lines(text) == 5 && lines(text.lineLimit(2)) == 2 && lines(text.lineLimit(nil)) == 5)
    #expect(lines(text.lineLimit(...3)) == 3 && lines(text.lineLimit(1...4)) == 4 && lines(text.lineLimit(2...)) == 5)
    #expect(size(Text("a").lineLimit(3, reservesSpace: true)).height == 48)
    #expect(size(Text("a").lineLimit(2...)).height == 32 && size(Text("a").lineLimit(3)).height == 16)
    #expect(size(text.multilineTextAlignment(.trailing), width: 110) == size(text, width: 110))
  }

  @Test func `a text is drawn in its own style, or in that of the views around it`() {
    func paint(_ view: some View) -> Drawing.Paint? { drawing(view).marks.first?.paint }
    let red = SwiftUI.paint(for: Color.red, in: EnvironmentValues(), bounds: .zero)
    #expect(paint(Text("a").foregroundStyle(.red).padding().foregroundStyle(.blue)) == red)
    #expect(paint(Text("a").padding().foregroundColor(.red)) == red)
    #expect(paint(Text("a").padding().foregroundStyle(.secondary).foregroundStyle(.red)) == red.faded(by: 0.5))
    #expect(paint(Text("a").padding().foregroundStyle(.tint).tint(.red)) == red)
  }
}
