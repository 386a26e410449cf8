import Foundation
import Running

/// A learner's file as the compiler needs it: UTF-8 without a byte-order mark, each line ended by a line feed alone.
///
/// Every line keeps its number. What else is odd in it, as bytes of zero, is left for the compiler to tell.
struct NormalisedSource: Sendable {
  /// Something that was done with a file.
  enum Change: Hashable, Sendable {
    case byteOrderMark
    case utf16
    /// There were bytes that are no UTF-8, first in a line, which is counted from 1.
    case windowsLetters(line: Int)
    /// Line ends were carriage returns with line feeds.
    case windowsLineEnds
    /// Line ends were carriage returns alone.
    case bareCarriageReturns
  }

  /// The text in UTF-8.
  private(set) var data: Data

  /// What was done, in the order in which it was.
  private(set) var changes: [Change] = []

  init(_ original: Data) {
    var bytes = Array(original)
    if let text = Self.textInUTF16(bytes) {
      bytes = Array(text.utf8)
      changes.append(.utf16)
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
      changes.append(.byteOrderMark)
    }
    let (lines, ends) = Self.withLineFeeds(bytes)
    bytes = lines
    if let (text, line) = Self.withWindowsLetters(bytes) {
      bytes = text
      changes.append(.windowsLetters(line: line))
    }
    changes += ends
    data = Data(bytes)
  }

  /// Whether there is nothing in it but white space.
  var isBlank: Bool { String(decoding: data, as: UTF8.self).allSatisfy(\.isWhitespace) }

  /// Returns the text of bytes that begin with a byte-order mark of UTF-16; nil where there is none.
  private static func textInUTF16(_ bytes: [UInt8]) -> String? {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> (lines: [UInt8], changes: [Change]) {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard bytes.contains(carriageReturn) else { return (bytes, []) }
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var (pairs, bare) = (false, false)
    for (place, byte) in bytes.enumerated() {
      guard byte == carriageReturn else {
        lines.append(byte)
        continue
      }
      if place + 1 < bytes.count, bytes[place + 1] == lineFeed {
        pairs = true
      } else {
        bare = true
        lines.append(lineFeed)
      }
    }
    return (lines, (pairs ? [.windowsLineEnds] : []) + (bare ? [.bareCarriageReturns] : []))
  }

  /// Reads each byte that is no UTF-8 as a letter of Windows-1252.
  ///
  /// - Returns: The text in UTF-8, and the first line with such a byte; nil where there is none.
  private static func withWindowsLetters(_ bytes: [UInt8]) -> (text: [UInt8], line: Int)? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var line: Int?
    var parser = Unicode.UTF8.ForwardParser()
    var place = 0
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        text += scalar
        place += scalar.count
      case .error(let length):
        line = line ?? text.count { $0 == UInt8(ascii: "\n") } + 1
        for byte in bytes[place..<(place + length)] { text += Array(String(Windows1252.scalar(of: byte)).utf8) }
        place += length
      case .emptyInput:
        return line.map { (text, $0) }
      }
    }
  }
}
