import Observing

/// One question about a view, with what was expected and what was seen.
struct SceneTrial {
  var entry: Questionnaire.Entry
  var expected: ExpectedScene
  var actual: Scene

  /// How they differ at the first moment where they do; empty where the answer is right.
  var differences: [SceneDifference]

  init(entry: Questionnaire.Entry, expected: ExpectedScene, actual: Scene) {
    (self.entry, self.expected, self.actual) = (entry, expected, actual)
    differences = SceneComparison.differences(of: actual, from: expected)
  }

  /// Returns whether another scene was seen, rather than the expected one.
  func shows(_ other: ExpectedScene) -> Bool { SceneComparison.differences(of: actual, from: other).isEmpty }
}
