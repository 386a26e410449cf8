/// Writes a path in the form of `Answer.path`.
package struct PathWriter {
  /// What was written so far.
  package private(set) var text = ""

  package init() {}

  /// Writes one element: its numbers with all their digits, then its letter.
  package mutating func write(_ letter: String, _ numbers: Double...) {
    if !text.isEmpty { text += " " }
    for number in numbers { text += "\(number) " }
    text += letter
  }
}
