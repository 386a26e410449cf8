import Foundation
import Testing

@testable import Grading

@Suite struct `A file with odd bytes` {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var bytes: [UInt8]
    var text: String
    var changes: [NormalisedSource.Change] = []
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "plain", bytes: Array("let ä = 1\n".utf8), text: "let ä = 1\n"),
    Case(id: "empty", bytes: [], text: ""),
    Case(id: "byte-order mark", bytes: [0xEF, 0xBB, 0xBF] + Array("a\n".utf8), text: "a\n", changes: [.byteOrderMark]),
    Case(id: "nothing but a byte-order mark", bytes: [0xEF, 0xBB, 0xBF], text: "", changes: [.byteOrderMark]),
    Case(id: "Windows", bytes: Array("a\r\n\r\nb".utf8), text: "a\n\nb", changes: [.windowsLineEnds]),
    Case(id: "old Mac", bytes: Array("a\rb\r".utf8), text: "a\nb\n", changes: [.bareCarriageReturns]),
    Case(
      id: "all kinds of line ends", bytes: Array("a\nb\r\nc\rd\n\re".utf8), text: "a\nb\nc\nd\n\ne",
      changes: [.windowsLineEnds, .bareCarriageReturns]),
    Case(
      id: "UTF-16, small end first", bytes: [0xFF, 0xFE, 0xE4, 0x00, 0x0D, 0x00, 0x0A, 0x00], text: "ä\n",
      changes: [.utf16, .windowsLineEnds]),
    Case(
      id: "UTF-16, big end first", bytes: [0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00, 0x00, 0x61], text: "😀a",
      changes: [.utf16]),
    Case(
      id: "UTF-16 with half a letter at the end", bytes: [0xFF, 0xFE, 0x61, 0x00, 0x0A], text: "a", changes: [.utf16]),
    Case(id: "nothing but a mark of UTF-16", bytes: [0xFF, 0xFE], text: "", changes: [.utf16]),
    Case(
      id: "Latin-1", bytes: Array("x\r\n// ".utf8) + [0xE4, 0xF6, 0xDF, 0x0A], text: "x\n// äöß\n",
      changes: [.windowsLetters(line: 2), .windowsLineEnds]),
    Case(id: "Windows-1252", bytes: [0x80, 0x93, 0x94, 0x81], text: "€“”\u{81}", changes: [.windowsLetters(line: 1)]),
    Case(
      id: "both in one file", bytes: Array("ä".utf8) + [0xE4] + Array("ö".utf8) + [0xC3], text: "ääöÃ",
      changes: [.windowsLetters(line: 1)]),
    Case(id: "bytes of zero", bytes: [0x61, 0x00, 0x62, 0x0A], text: "a\0b\n"),
  ]

  @Test(arguments: cases)
  func `is made readable, and that is told`(_ expected: Case) {
    let source = NormalisedSource(Data(expected.bytes))
    #expect(source.data == Data(expected.text.utf8))
    #expect(source.changes == expected.changes)
    #expect(source.words(name: "Cone.swift").count == expected.changes.count)
    #expect(source.words(name: "Cone.swift").allSatisfy { $0.contains("Cone.swift") && $0.hasSuffix(".") })
  }

  @Test(arguments: [("", true), (" \n\t\r\n\u{A0}", true), ("\u{FEFF}\n", true), ("// a", false), ("\0", false)])
  func `is empty where it has white space alone`(_ text: String, isBlank: Bool) {
    #expect(NormalisedSource(Data(text.utf8)).isBlank == isBlank)
  }

  @Test func `keeps the number of each line`() {
    for end in ["\n", "\r\n", "\r"] {
      let lines = (1...50).map { $0.isMultiple(of: 7) ? "" : "line \($0)" }
      let source = NormalisedSource(Data(lines.joined(separator: end).utf8))
      #expect(
        String(decoding: source.data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init) == lines)
    }
  }
}
