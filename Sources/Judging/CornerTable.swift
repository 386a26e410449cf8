import Geometry
import Observing

/// The corners of a learner's outline beside those of the expected one, for one question.
package struct CornerTable: Hashable, Sendable, Codable {
  /// One corner, in the order in which the expected outline is drawn.
  package struct Row: Hashable, Sendable, Codable {
    /// Where the corner should be, in points; nil for one too many.
    package var expected: Point?

    /// Where it was found, in points; nil where it is missing.
    package var actual: Point?

    /// Whether it is in place, within the tolerance.
    package var isRight: Bool

    package init(expected: Point?, actual: Point?, isRight: Bool) {
      self.expected = expected
      self.actual = actual
      self.isRight = isRight
    }
  }

  /// What was asked.
  package var question: Question

  /// The first corners; `omitted` more follow them.
  package var rows: [Row]
  package var omitted: Int

  package init(question: Question, rows: [Row], omitted: Int = 0) {
    self.question = question
    self.rows = rows
    self.omitted = omitted
  }
}

extension CornerTable {
  /// So many corners are told; more of them nobody reads.
  private static let rowCount = 60

  /// Compares the corners of outlines; nil where none are expected, as of a circle.
  ///
  /// - Parameter tolerance: How far a corner may be off, in points.
  init?(of actual: Outline, from expected: Outline, mode: ComparisonMode, tolerance: Double, question: Question) {
    let alignment = CornerAlignment(of: actual, from: expected, mode: mode, tolerance: tolerance)
    guard !alignment.wanted.isEmpty else { return nil }
    let rows = alignment.pairs.map { expected, actual in
      var isRight = false
      if let expected, let actual { isRight = actual.distance(to: expected) <= tolerance }
      return Row(expected: expected, actual: actual, isRight: isRight)
    }
    self.init(
      question: question, rows: Array(rows.prefix(Self.rowCount)), omitted: max(0, rows.count - Self.rowCount))
  }
}
