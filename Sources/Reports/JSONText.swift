import Foundation
import Judging

/// A JSON value whose keys keep the order in which they are written.
package indirect enum JSONText: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  package static func number(_ number: Int) -> JSONText { .number(Double(number)) }

  /// The text, or null where there is none.
  package static func text(_ text: String?) -> JSONText { text.map { JSONText.text($0 as String) } ?? .null }

  /// The value as lines of text.
  package var lines: String { text(indent: 0) + "\n" }

  /// Returns the value as it stands behind so many spaces, without a line feed at its end.
  func text(indent: Int) -> String {
    let margin = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    // JSON knows no infinities; they are told as text.
    case .number(let number): return number.isFinite ? Spelling.text(number) : "\"\(Spelling.text(number))\""
    case .text(let text): return Self.quoted(text)
    case .list(let values):
      if values.allSatisfy(\.isSmall) { return "[\(values.map { $0.text(indent: 0) }.joined(separator: ", "))]" }
      return "[\n" + values.map { margin + $0.text(indent: indent + 2) }.joined(separator: ",\n") + end + "]"
    case .object(let fields):
      if fields.isEmpty { return "{}" }
      return "{\n"
        + fields.map { "\(margin)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
        .joined(separator: ",\n")
        + end + "}"
    }
  }

  private var isSmall: Bool {
    switch self {
    case .null, .flag, .number: true
    case .text, .list, .object: false
    }
  }

  private static func quoted(_ text: String) -> String {
    // Nearly every text is like this, and a gradebook has millions of letters.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where isInvisible(scalar):
        quoted += scalar.utf16.map { "\\u" + String(format: "%04x", Int($0)) }.joined()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns whether a scalar may lead a terminal or a reader astray: it is escaped, which changes nothing for programs.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
