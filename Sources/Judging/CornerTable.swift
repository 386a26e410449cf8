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
