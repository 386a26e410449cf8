import Judging
import Testing

@testable import Reports

struct PageCodeListingTests {
  private static func finding(line: Int?) -> Finding { Finding("some-error", "Something is wrong.", line: line) }

  private static func numbers(_ listing: CodeListing) -> [ClosedRange<Int>] {
    listing.pieces.compactMap { piece in
      guard let first = piece.first?.number, let last = piece.last?.number else { return nil }
      return first...last
    }
  }

  @Test func `lines are counted as the compiler counts them`() {
    let listing = CodeListing("a\nb\r\nc\rd\u{2028}e\u{B}f\n\ng\n", findings: [])
    #expect(listing.count == 6)
    #expect(listing.pieces.first?.map(\.text) == ["a", "b", "c", "d\\u{2028}e\\u{B}f", "", "g"])
  }

  @Test func `a line knows all the findings that name it, and a line that is not there marks nothing`() {
    let findings = [Self.finding(line: 2), Self.finding(line: nil), Self.finding(line: 2), Self.finding(line: 99)]
    let listing = CodeListing("a\nb\nc", findings: findings + [Self.finding(line: 0), Self.finding(line: -1)])
    #expect(listing.pieces.first?.map(\.findings) == [[], [1, 3], []])
  }

  @Test func `of a very long file the beginning is shown, and what is around marked lines`() {
    let text = String(repeating: "x\n", count: 5_000)
    #expect(Self.numbers(CodeListing(text, findings: [])) == [1...800])
    #expect(
      Self.numbers(CodeListing(text, findings: [Self.finding(line: 801), Self.finding(line: 4_999)]))
        == [1...804, 4_996...5_000])
  }

  @Test func `marks for the direction of writing are seen, tabs stay, and a long line is cut`() {
    let listing = CodeListing("\tlet a = \"\u{202E}\u{2066}\"\n" + String(repeating: "y", count: 100_000), findings: [])
    let lines = listing.pieces.first?.map(\.text) ?? []
    #expect(lines.first == "\tlet a = \"\\u{202E}\\u{2066}\"")
    #expect(lines.last == String(repeating: "y", count: 600) + "...")
  }

  @Test func `an empty file is told as one`() {
    let html = CodeListing("", findings: []).html(exercise: "Arcs-Cone", file: "Cone.swift").map(\.text).joined()
    #expect(html.contains("The file is empty."))
  }
}
