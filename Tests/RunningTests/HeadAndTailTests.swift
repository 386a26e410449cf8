import Foundation
import Testing

@testable import Running

@Suite struct `The head and the tail` {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test(arguments: [0, 1, 999, 1000])
  func `are all that came where it is not too much`(_ count: Int) {
    var kept = HeadAndTail(limit: 1000)
    for number in 0..<count { kept.append([UInt8(48 + number % 10)]) }
    #expect(!kept.isCut)
    #expect(kept.data == Data((0..<count).map { UInt8(48 + $0 % 10) }))
  }

  @Test(arguments: [1001, 1100, 5000, 1_000_000])
  func `are kept of more, with a line between them that says how much is left out`(_ count: Int) throws {
    let all = Data((0..<count).map { UInt8(97 + $0 % 26) })
    var kept = HeadAndTail(limit: 1000)
    for start in stride(from: 0, to: count, by: 300) { kept.append(all[start..<min(count, start + 300)]) }
    #expect(kept.isCut)
    #expect(kept.data.count == 1000)
    let lines = text(kept.data).split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == text(all.prefix(666)))
    #expect(lines[1] == "[... \(count - lines[0].count - lines[2].count) bytes left out ...]")
    #expect(all.suffix(lines[2].count) == Data(lines[2].utf8))
    #expect(lines[2].count > 290)
  }

  @Test func `are cut between letters`() {
    for start in 0..<4 {
      let kept = HeadAndTail(
        Data((String(repeating: "x", count: start) + String(repeating: "🙂", count: 900)).utf8), limit: 300)
      #expect(!text(kept.data).contains("\u{FFFD}"))
    }
    #expect(HeadAndTail(Data(repeating: 0x80, count: 900), limit: 300).data.count > 270)
  }

  @Test func `of what was cut before count what is missing from the whole`() {
    var kept = HeadAndTail(limit: 10_000)
    kept.append(Data(repeating: 97, count: 100_000))
    let shortened = HeadAndTail(kept.data, limit: 300).data
    let lines = text(shortened).split(separator: "\n")
    // The first line that said so is gone too.
    let line = "[... 90000 bytes left out ...]".utf8.count + 2
    #expect(lines.count == 3)
    let expected = 100_000 + line - lines[0].count - lines[2].count
    #expect(lines.count > 1 && abs(expected - (Int(lines[1].split(separator: " ")[1]) ?? 0)) <= line)
  }

  @Test func `are the head alone where there is no room for more`() {
    var kept = HeadAndTail(limit: 10)
    kept.append(Data("0123456789abc".utf8))
    #expect(kept.data == Data("0123456789".utf8))
    kept = HeadAndTail(limit: 1000, keepsTail: false)
    kept.append(Data(repeating: 97, count: 2000))
    #expect(kept.data == Data(repeating: 97, count: 1000))
  }
}
