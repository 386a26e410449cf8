import Geometry

/// What an instructor has asked besides and keeps secret: reports tell only how much of it there was, and whether all of it was
/// answered right.
package struct SecretQuestions: Sendable, Hashable {
  /// Rectangles in which every exercise is asked.
  package var boxes: [Box]

  /// Sets of values with which an exercise's type is made, by the exercise's id.
  package var parameters: [String: [Parameters]]

  package init(boxes: [Box] = [], parameters: [String: [Parameters]] = [:]) {
    self.boxes = boxes
    self.parameters = parameters
  }

  /// Returns what an exercise of an id can be asked of all this.
  package func extra(for id: String) -> ExtraQuestions {
    ExtraQuestions(boxes: boxes, parameters: parameters[id] ?? [])
  }

  /// What came out for one exercise.
  package struct Outcome: Sendable, Hashable, Codable {
    /// How many secret questions there were.
    package var count: Int

    /// Whether all of them were answered right.
    package var isPassed: Bool

    package init(count: Int, isPassed: Bool) {
      self.count = count
      self.isPassed = isPassed
    }
  }
}
