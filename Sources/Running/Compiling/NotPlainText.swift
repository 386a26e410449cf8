import Foundation
import Judging

/// What a file is whose name says Swift, and whose bytes are those of something else.
enum NotPlainText: Sendable {
  /// What TextEdit writes unless it is told otherwise.
  case richText
  case webPage
  /// Text of two bytes a letter, without the mark by which one would know it.
  case utf16
  case pdf

  /// How many bytes tell.
  private static let headBytes = 1024

  /// Tells by the first bytes; nil where the file may well be Swift.
  init?(_ data: Data) {
    var head = Array(data.prefix(Self.headBytes))
    // A byte-order mark of UTF-8 says nothing of what follows it.
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head.removeFirst(3) }
    let start = String(decoding: head.drop { " \t\r\n".utf8.contains($0) }.prefix(64), as: UTF8.self).lowercased()
    if start.hasPrefix(#"{\rtf"#) {
      self = .richText
    } else if start.hasPrefix("%pdf-") {
      self = .pdf
    } else if ["<!doctype html", "<html", "<head", "<body", "<?xml"].contains(where: start.hasPrefix) {
      self = .webPage
    } else if Self.isUTF16(head) {
      self = .utf16
    } else {
      return nil
    }
  }

  /// Returns whether nearly every second byte is zero, and nearly none of the others.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 8 else { return false }
    let even = stride(from: 0, to: bytes.count, by: 2).count { bytes[$0] == 0 }
    let odd = stride(from: 1, to: bytes.count, by: 2).count { bytes[$0] == 0 }
    return max(even, odd) * 10 >= bytes.count * 4 && min(even, odd) * 20 <= bytes.count
  }

  /// What is said of it, in place of what the compiler says of every other line.
  ///
  /// - Parameter name: What the file is called.
  func finding(name: String) -> Finding {
    Finding("not-plain-text", "\(name) is \(words), so Swift cannot read it.", hint: advice(name: name))
  }

  private var words: String {
    switch self {
    case .richText: "rich text (RTF), not plain text"
    case .webPage: "a web page (HTML), not Swift code"
    case .utf16: "saved as UTF-16, not as UTF-8"
    case .pdf: "a PDF, not plain text"
    }
  }

  private func advice(name: String) -> String {
    switch self {
    case .richText: "In TextEdit choose Format > Make Plain Text, and save it again as \(name)."
    case .webPage: "Do not save the page: copy the code alone out of it, and save that as \(name)."
    case .utf16: "In your editor choose to save as UTF-8, and save it again as \(name)."
    case .pdf: "Copy the code out of it into an editor for plain text, and save it as \(name)."
    }
  }
}
