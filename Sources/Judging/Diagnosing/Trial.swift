import Geometry
import Observing

/// One question about a path, with the expected and the observed outline.
package struct Trial: Sendable {
  package var entry: Questionnaire.Entry
  package var mode: ComparisonMode
  package var expected: Outline
  package var actual: ObservedPath

  /// How far the outlines may lie apart, in points.
  package var tolerance: Double

  /// How they differ; nil where the answer is right.
  package var difference: Difference?

  package init(entry: Questionnaire.Entry, mode: ComparisonMode, expected: Outline, actual: ObservedPath) {
    self.entry = entry
    self.mode = mode
    self.expected = expected
    self.actual = actual
    tolerance = Tolerance.points(for: expected)
    difference = OutlineComparison.difference(of: actual.outline, from: expected, mode: mode, tolerance: tolerance)
  }

  /// The circumstances.
  package var setting: Setting { entry.setting }

  /// Whether the rectangle starts elsewhere than at 0, 0.
  package var hasOrigin: Bool { setting.minX != 0 || setting.minY != 0 }

  /// Returns whether the observed path draws another outline, rather than the expected one.
  package func draws(_ other: Outline) -> Bool {
    guard other.isFinite else { return false }
    // Where nothing is expected, the tolerance is that of nothing: too small for an arc that was drawn nevertheless.
    let tolerance = max(tolerance, Tolerance.points(for: other))
    return OutlineComparison.difference(of: actual.outline, from: other, mode: mode, tolerance: tolerance) == nil
  }

  /// What a learner is shown of this trial.
  package var evidence: Evidence {
    Evidence(
      question: entry.question, expected: .bounds(expected.visibleBounds),
      actual: .bounds(actual.outline.visibleBounds),
      vertex: vertex, place: difference)
  }

  /// The first corner that is not in place.
  ///
  /// Of a figure of curves alone, corners are told only where there are as many as expected: what is missing there is
  /// seldom a corner.
  private var vertex: VertexReport? {
    let report = VertexReport(of: actual.outline, from: expected, mode: mode, tolerance: tolerance)
    guard let report, report.actualCount != report.count else { return report }
    return expected.segments.contains(where: \.isLine) ? report : nil
  }
}

extension Outline {
  /// The bounds of what is drawn; a subpath that is only a move draws nothing.
  var visibleBounds: Box {
    Outline(subpaths.filter { !$0.segments.isEmpty }).bounds
  }
}
