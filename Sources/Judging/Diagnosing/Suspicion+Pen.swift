import Geometry

// Mistakes in moving the pen.
extension Suspicion {
  static let moveEachLine = Suspicion("move-each-line") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      let strokes = trial.actual.outline.subpaths.filter { !$0.segments.isEmpty }
      guard strokes.count > 1 else { return false }
      var joined = Subpath(start: strokes[0].start)
      for stroke in strokes {
        if stroke.start.distance(to: joined.end) > trial.tolerance { return false }
        joined.segments += stroke.segments
      }
      return OutlineComparison.difference(
        of: Outline([joined]), from: trial.expected, mode: trial.mode, tolerance: trial.tolerance) == nil
    }
    guard isExplained else { return nil }
    return Explanation(
      "Each line has a move(to:) of its own: they are separate strokes that do not join.",
      hint: "Call move(to:) once, at the first corner. Each line starts where the one before ended.")
  }

  static let closedStroke = Suspicion("closed-stroke") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      guard trial.mode == .lines, trial.expected.subpaths.allSatisfy({ !$0.isClosed }) else { return false }
      let closed = Outline(
        trial.expected.subpaths.map { Subpath(start: $0.start, segments: $0.segmentsForFilling, isClosed: true) })
      return trial.draws(closed)
    }
    guard isExplained else { return nil }
    return Explanation(
      "There is a line from the end back to the start: this outline must stay open.",
      hint: "Leave out closeSubpath() and the last line back to the start.")
  }

  static let liftedPen = Suspicion("lifted-pen") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      if case .lifted = trial.difference { true } else { false }
    }
    guard isExplained else { return nil }
    return Explanation(
      "The lines are in the right places, but the pen is lifted between them, so a stroke has gaps at the corners.",
      hint: "Call move(to:) once, at the start.")
  }
}
