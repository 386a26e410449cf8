import Geometry
import Observing

/// What was asked, what was expected and what came.
package struct Evidence: Hashable, Sendable, Codable {
  /// What was asked.
  package var question: Question

  /// How much room an answer takes.
  package enum Extent: Hashable, Sendable, Codable {
    /// The bounds of an outline, in points.
    case bounds(Box)
    /// A reported size, in points; sides may be negative or infinite.
    case size(Size)
    /// What cannot be told by numbers alone, in words.
    case words(String)
  }

  /// What was expected.
  package var expected: Extent?

  /// What came.
  package var actual: Extent?

  /// The first corner that is not in place.
  package var vertex: VertexReport?

  /// A place, in points, at which the outlines differ.
  package var place: Difference?

  /// How many steps were done with a view before this was seen.
  package var steps: Int

  package init(
    question: Question, expected: Extent? = nil, actual: Extent? = nil, vertex: VertexReport? = nil,
    place: Difference? = nil, steps: Int = 0
  ) {
    self.question = question
    self.expected = expected
    self.actual = actual
    self.vertex = vertex
    self.place = place
    self.steps = steps
  }
}
