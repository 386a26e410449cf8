import Drawing
import Geometry
import Observing

/// Compares what was seen of a view with what should be seen.
enum SceneComparison {
  /// Returns the differences of the first moment that is not as expected; none where all are, or are as in an alternative.
  static func differences(of actual: Scene, from expected: ExpectedScene) -> [SceneDifference] {
    let differences = ownDifferences(of: actual, from: expected)
    guard !differences.isEmpty else { return [] }
    return expected.alternatives.contains { Self.differences(of: actual, from: $0).isEmpty } ? [] : differences
  }

  private static func ownDifferences(of actual: Scene, from expected: ExpectedScene) -> [SceneDifference] {
    for (number, wanted) in expected.moments.enumerated() {
      guard number < actual.moments.count else { return [SceneDifference(moment: number, aspect: .isMissing)] }
      let aspects = aspects(of: actual.moments[number], from: wanted)
      if !aspects.isEmpty { return aspects.map { SceneDifference(moment: number, aspect: $0) } }
    }
    return []
  }

  private static func aspects(of actual: Scene.Moment, from wanted: ExpectedMoment) -> [SceneDifference.Aspect] {
    var aspects: [SceneDifference.Aspect] = []
    if wanted.marks != nil || wanted.frame != nil || !wanted.taps.isEmpty {
      guard let drawing = actual.drawing else { return [.isMissing] }
      guard drawing.isFinite else { return [.isNotFinite] }
      if let frame = wanted.frame, !isSame(drawing.frame, frame) {
        aspects.append(.frame(expected: frame, actual: drawing.frame))
      }
      if let marks = wanted.marks, let difference = PictureComparison.difference(of: drawing.marks, from: marks) {
        aspects.append(.picture(difference))
      }
      aspects += wanted.taps.filter { (drawing.action(at: $0.point) != nil) != $0.isTaken }.map { .tap($0) }
    }
    for (name, value) in wanted.readings.sorted(by: { $0.key < $1.key }) {
      let found = actual.readings[name]
      if found.map({ ValueComparison.difference(of: $0, from: value) == nil }) != true {
        aspects.append(.reading(name: name, expected: value, actual: found))
      }
    }
    return aspects
  }

  /// Returns whether a frame is the expected one within the tolerance of outlines.
  private static func isSame(_ frame: Box, _ wanted: Box) -> Bool {
    let tolerance = Tolerance.points(for: wanted)
    return zip(frame.edges, wanted.edges).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension Box {
  var edges: [Double] { [minX, minY, maxX, maxY] }
}
