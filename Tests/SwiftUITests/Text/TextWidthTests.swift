import Testing

@testable import SwiftUI

@Suite struct TextWidthTests {
  private func width(_ text: String, _ font: Font = .system(size: 13)) -> CGFloat {
    HelveticaMetrics().layout(text, font: font.resolved, in: .unspecified).size.width
  }

  // 722 + 556 + 222 + 222 + 556 thousandths of 10 points, and 722 + 556 + 278 + 278 + 611 in bold.
  @Test func `a width is the sum of Helvetica's widths, rounded up to half points`() {
    #expect(width("Hello", .system(size: 10)) == 23)
    #expect(width("Hello", .system(size: 10).bold()) == 24.5)
    #expect(width("Hello", .system(size: 100)) == 228 && width("Hello", .system(size: 1000)) == 2278)
    #expect(width("0123456789", .system(size: 1000)) == 5560)
  }

  @Test func `each table holds a width for each of its characters`() {
    #expect(HelveticaWidths.ascii.count == 95 && HelveticaWidths.boldASCII.count == 95)
    #expect(HelveticaWidths.latin.count == 96 && HelveticaWidths.boldLatin.count == 96)
    #expect(HelveticaWidths.punctuation.keys == HelveticaWidths.boldPunctuation.keys)
  }

  @Test func `letters with marks are as wide as the letters`() {
    func thousandths(_ character: Character) -> Int { HelveticaWidths.width(of: character, isBold: false) }
    #expect(thousandths("é") == thousandths("e") && thousandths("e\u{301}") == thousandths("e"))
    #expect(thousandths("ő") == thousandths("o") && thousandths("Ž") == thousandths("Z"))
    #expect(thousandths("漢") == 1000 && thousandths("😀") == 1000 && thousandths("👨‍👩‍👧") == 1000)
    #expect(thousandths("❤\u{FE0F}") == 1000 && thousandths("—") == 1000 && thousandths("ж") == 556)
    #expect(thousandths("\u{200B}") == 0 && thousandths("\t") == 278)
  }

  @Test func `an added width counts for every character`() {
    let text = Text("abcd").font(.system(size: 10, design: .monospaced)).tracking(1.5)
    #expect(text.layout(in: .unspecified, environment: EnvironmentValues()).size.width == 30)
    let narrow = Text("abcd").tracking(-100)
    #expect(narrow.layout(in: .unspecified, environment: EnvironmentValues()).size.width == 0)
  }

  @Test func `a line is as high as its largest font, on one baseline`() {
    let text = Text("a").font(.largeTitle) + Text(" b").font(.body)
    let layout = text.layout(in: .unspecified, environment: EnvironmentValues())
    #expect(layout.size.height == 38 && layout.firstBaseline == 29)
  }
}
