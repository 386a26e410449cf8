/// Writes an outline as text, element by element.
///
/// An element is its numbers and then its letter, as in `0 0 m 50 60 100 0 q h`. The letters are m (move), l (line),
/// q (quadratic curve), c (cubic curve) and h (close); control points stand before the end point. Numbers have as many
/// digits as they need to come back the same; `nan`, `inf` and `-inf` are spelled so.
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
