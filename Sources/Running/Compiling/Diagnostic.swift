/// One message of the compiler.
package struct Diagnostic: Hashable, Sendable {
  /// How serious it is.
  package enum Kind: String, Sendable { case error, warning, note }

  /// The path of the file; empty where the message is about none.
  package var file: String

  /// The line, counted from 1.
  package var line: Int

  /// The column, counted from 1.
  package var column: Int
  package var kind: Kind
  package var message: String

  /// Returns the messages in the compiler's output, printed in the style of one line a message.
  package static func all(in output: String) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { Diagnostic(line: String($0)) }
  }

  /// Returns the message in one line of output, as in `/a/Cone.swift:12:5: error: missing return`, or nil.
  private init?(line text: String) {
    for kind in [Kind.error, .warning, .note] {
      let mark = "\(kind.rawValue): "
      if text.hasPrefix(mark) {
        self.init(file: "", line: 0, column: 0, kind: kind, message: String(text.dropFirst(mark.count)))
        return
      }
      guard let range = text.firstRange(of: ": \(mark)") else { continue }
      if text[..<range.lowerBound] == "<unknown>:0" {
        self.init(file: "", line: 0, column: 0, kind: kind, message: String(text[range.upperBound...]))
        return
      }
      // The path itself may hold colons, so the numbers are taken from the end.
      let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2]) else {
        continue
      }
      self.init(
        file: place.dropLast(2).joined(separator: ":"), line: line, column: column, kind: kind,
        message: String(text[range.upperBound...]))
      return
    }
    return nil
  }

  package init(file: String, line: Int, column: Int, kind: Kind, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.kind = kind
    self.message = message
  }
}
