import Foundation
import Judging

/// What standard error says of why a program stopped.
struct LastWords: Hashable {
  /// The reason, for instance "Index out of range", harmless and in one line; nil where there is none.
  private(set) var text: String?

  /// Whether Swift's own library says so, rather than the learner's code or ours.
  private(set) var isSwifts = false

  /// Whether memory could not be had.
  let isOfMemory: Bool

  /// What cannot be found in any of the libraries that are there, where that is what stopped the program.
  let missingSymbol: String?

  /// What Swift's runtime, Foundation and the C++ library say when memory cannot be had.
  private static let allocationFailures = ["failed to allocate", "unable to allocate memory", "std::bad_alloc"]

  /// What stands before a reason.
  private static let marks = ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type"]

  private static let limit = 160

  init(in errors: Data) {
    isOfMemory = Self.allocationFailures.contains { errors.range(of: Data($0.utf8)) != nil }
    missingSymbol = errors.range(of: Data("undefined symbol: ".utf8)).map { range in
      Spelling.harmless(Self.line(in: errors, from: range.upperBound).steadied, limit: Self.limit)
    }
    let found = Self.marks.compactMap { mark in errors.range(of: Data(mark.utf8)).map { (mark, $0) } }
    guard let (mark, range) = found.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else { return }
    let rest = Self.line(in: errors, from: range.upperBound)
    let words = rest.hasPrefix(": ") ? String(rest.dropFirst(2)) : mark + rest
    text = Spelling.harmless(words.steadied, limit: Self.limit)
    // Before the reason stands the file: those of the library begin so.
    let start = errors[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? errors.startIndex
    isSwifts = errors[start..<range.lowerBound].starts(with: Data("Swift/".utf8))
  }

  /// Returns the first line of standard error that is not empty, harmless.
  static func firstLine(of errors: Data) -> String? {
    let line = errors.prefix(10_000).split(separator: UInt8(ascii: "\n")).first
    return line.map { Spelling.harmless(String(decoding: $0, as: UTF8.self).steadied, limit: 200) }
  }

  private static func line(in errors: Data, from start: Data.Index) -> String {
    String(decoding: errors[start...].prefix(4 * limit).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
