import SwiftUI
import Testing

/// Texts that are no descriptions, or only just.
@Suite(.timeLimit(.minutes(5))) struct PathParserTests {
  /// Reads a text word by word with a regular expression: another road to what the reader accepts and how far it gets.
  ///
  /// Returns the number of operations and of numbers left over, or nil where the text is refused.
  private static func reference(_ text: String) -> (operations: Int, leftOver: Int)? {
    let word = /[ \t\n\r\f]|[+-]?(?:Inf|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)|re|[mlqchvyt]/
    let operands = ["m": 2, "l": 2, "t": 2, "q": 4, "v": 4, "y": 4, "re": 4, "c": 6, "h": 0]
    var (rest, pending, operations) = (text[...], 0, 0)
    while !rest.isEmpty {
      guard let match = try? word.asciiOnlyDigits().matchingSemantics(.unicodeScalar).prefixMatch(in: rest) else {
        return nil
      }
      let found = String(match.output)
      rest = rest[match.range.upperBound...]
      if let count = operands[found] {
        guard pending == count else { return nil }
        (pending, operations) = (0, operations + 1)
      } else if !"\n\t\r\u{C} ".unicodeScalars.contains(found.unicodeScalars.first ?? " ") {
        pending += 1
        guard pending <= 6 else { return nil }
      }
    }
    return (operations, pending)
  }

  /// Pieces from which texts are put together that are often, but not always, descriptions.
  private static let pieces = [
    "1 2 m", "3 4 l", " ", "\n", "1.5e2 -.5 m ", "5 6 7 8 q", "1 2 3 4 5 6 c", "h", " h ", "1 2 3 4 v ", "1 2 3 4 y",
    "7 8 t",
    "0 0 5 5 re", "Inf", "-Inf 2 m", "1", "-", ".", "e5", "+3", "1e", "1e+", "1..2", "r", "e", "x", ",", "inf", "nan",
    "\u{B}",
    "\u{0}", "é", "1 2 3 4 5 6 7", "0x1p3", "--1", "1e5e5", "9999999999999999999999", "1e999 0 m", "M", "H", "١",
  ]

  @Test(arguments: 0..<15)
  func `texts of pieces are accepted and refused word by word`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<60 {
      let text = (0..<Int.random(in: 0...6, using: &generator))
        .compactMap { _ in
          Self.pieces.dropLast(Bool.random(using: &generator) ? 28 : 0).randomElement(using: &generator)
        }
        .joined()
      let path = Path(text)
      #expect((path != nil) == (Self.reference(text) != nil), "\(text.debugDescription)")
    }
  }

  @Test(arguments: 0..<15)
  func `any bytes and any characters are read to an end`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for length in [0, 1, 2, 3, 7, 20, 100, 1000] {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let near = (0..<length).map { _ in
        Array("0123456789+-.eEIinfmlqchvyre \n".utf8).randomElement(using: &generator) ?? 0
      }
      let scalars = (0..<length).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) }
      for text in [
        String(decoding: bytes, as: UTF8.self), String(decoding: near, as: UTF8.self),
        String(String.UnicodeScalarView(scalars)),
      ] {
        #expect((Path(text) != nil) == (Self.reference(text) != nil), "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: 0..<100)
  func `a description with any white space, and numbers in other words, is the same path`(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let path = Path.random(using: &generator) { ($0 * 1000).rounded() }
    let spaced = path.description.map { character in
      character == " "
        ? ["\t", "\r\n", "  ", "\u{C} ", "\n"].randomElement(using: &generator) ?? " " : String(character)
    }.joined()
    #expect(Path(" \(spaced)\n") == path)
    #expect(Path(path.description + " 1 2 3 4 5 6") == path)
    #expect(Path(path.description + " 1 2 3 4 5 6 7") == nil)
    #expect(
      Path(path.description.replacingOccurrences(of: " ", with: ", ")) == nil || path.isEmpty || path.all.count == 1)
    let shifted = path.description.replacingOccurrences(of: " m", with: "e0 m").replacingOccurrences(
      of: " l", with: ".0 l")
    #expect(Path(shifted) == path)
  }

  @Test(arguments: [
    ("1 2 m", true), ("1 2 M", false), ("1 2m3 4l", true), ("1,2 m", false), ("1;2 m", false), ("(1 2) m", false),
    ("1 2 m z", false), ("Inf Inf m", true), ("-Inf +Inf m", true), ("inf 0 m", false), ("INF 0 m", false),
    ("Infinity 0 m", false), ("NaN 0 m", false), ("nan 0 m", false), ("1e5 1E-5 m", true), ("1e 2 m", false),
    ("0x10 0 m", false), ("1_000 0 m", false), ("1 2 3 m", false), ("1 m", false), ("m", false), ("1 2 3 4 c", false),
    ("1 2 q", false), ("1 2 3 4 5 6 7", false), ("1 2 3 4 5 6", true), ("1 h", false), ("r", false), ("e", false),
    ("1 2 3 4 r e", false), ("1 2 m\u{A0}3 4 l", false), ("\u{FEFF}1 2 m", false), ("1 2 m\u{B}", false),
    ("- 1 2 m", false), ("1.2.3 m", true), ("1-2+3-4q", true),
  ])
  func `what a text may hold`(text: String, isAccepted: Bool) { #expect((Path(text) != nil) == isAccepted) }

  @Test func `a million characters of any kind are read in one pass`() {
    let long = 1_000_000
    for text in [
      String(repeating: "1", count: long) + " 0 m", "0." + String(repeating: "0", count: long) + "1 0 m",
      "1e" + String(repeating: "9", count: long) + " 0 m", "1 1 m " + String(repeating: "h ", count: long / 2),
      String(repeating: " ", count: long), "0 0 m " + String(repeating: "1 1 l ", count: long / 6),
    ] { #expect(Path(text) != nil) }
    for text in [
      String(repeating: "-", count: long), String(repeating: "I", count: long), String(repeating: "1 ", count: long),
      String(repeating: "e", count: long), String(repeating: "r", count: long), String(repeating: ".", count: long),
    ] { #expect(Path(text) == nil) }
  }
}
