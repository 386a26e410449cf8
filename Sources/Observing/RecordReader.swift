import Foundation

/// Reads the records of a run one by one, in the order in which they came.
///
/// Bytes that are no record of the run are passed over. What is read is never trusted: it may come from a learner's
/// program. So the reader looks at each byte a fixed number of times, and reads no text that is too much work.
///
/// - Complexity: O(*n*) in the number of bytes, for all elements together.
package struct RecordReader: Sequence, IteratorProtocol {
  /// What stands behind the run's name.
  package enum Element: Hashable, Sendable {
    case record(Record)
    /// It cannot be read as a record.
    case unreadable
    /// It is more than is read: too long, nested too deep, or made of too many pieces.
    case tooLarge
  }

  /// So many bytes a record may have; the path of a circle drawn by a line for each hundredth of a degree has a fifth.
  package static let greatestCount = 8 << 20

  /// So many bytes may stand outside of strings in all records together: each of them may make a value.
  package static let greatestMarkup = 1 << 20

  /// So many words may stand in the strings of one record: a path of sixty thousand lines has three times as many.
  package static let greatestWords = 200_000

  /// So many words may stand in the strings of all records together; the judge takes its time for each.
  package static let greatestWordsInAll = 600_000

  /// So deep may values stand in one another, many times deeper than what any exercise asks for.
  package static let greatestDepth = 100

  private let bytes: [UInt8]
  private let prefix: [UInt8]
  private let decoder = JSONDecoder.forTravelling
  private var markup = 0
  private var words = 0

  /// The index of the next separator, or the end.
  private var position = 0

  package init(_ data: Data, run: String) {
    bytes = Array(data)
    prefix = Array(run.utf8) + [RecordFraming.space]
    position = separator(from: 0)
  }

  package mutating func next() -> Element? {
    while position < bytes.count {
      let start = position + 1
      position = separator(from: start)
      guard isOurs(start) else { continue }
      let text = bytes[(start + prefix.count)..<position]
      // Without a line feed the last one may have been cut off where the process was ended.
      guard let end = text.firstIndex(of: RecordFraming.lineFeed) else {
        return position == bytes.count ? nil : .unreadable
      }
      return read(text[..<end])
    }
    return nil
  }

  private func separator(from start: Int) -> Int {
    bytes[start...].firstIndex(of: RecordFraming.separator) ?? bytes.count
  }

  /// Returns whether the text that begins at an index, and ends at `position`, stands behind the run's name.
  private func isOurs(_ start: Int) -> Bool {
    guard position - start >= prefix.count else { return false }
    return prefix.indices.allSatisfy { bytes[start + $0] == prefix[$0] }
  }

  private mutating func read(_ text: ArraySlice<UInt8>) -> Element {
    guard text.count <= Self.greatestCount else { return .tooLarge }
    let extent = JSONExtent(text)
    markup += extent.markup
    words += extent.words
    guard markup <= Self.greatestMarkup, words <= Self.greatestWordsInAll, extent.words <= Self.greatestWords,
      extent.depth <= Self.greatestDepth
    else { return .tooLarge }
    guard let record = try? decoder.decode(Record.self, from: Data(text)) else { return .unreadable }
    return .record(record)
  }
}
