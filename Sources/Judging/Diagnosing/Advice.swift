import Geometry

/// Advice that costs nothing.
enum Advice {
  /// Says that a filled outline was left open, or closed by a line only.
  static func closing(_ trials: [Trial], line: Int?) -> [Finding] {
    guard let trial = trials.first(where: { $0.mode == .region && !$0.actual.drawsNothing }) else { return [] }
    let drawn = trial.actual.outline.subpaths.filter { $0.segments.count > 1 }
    if trial.actual.returnsToStart {
      return [
        Finding(
          "closed-by-line", "The outline returns to its start without closeSubpath().", severity: .advice,
          hint: "closeSubpath() also joins the first corner, which shows as soon as the outline is stroked.", line: line
        )
      ]
    }
    if drawn.contains(where: { !$0.isClosed }) {
      return [
        Finding(
          "not-closed", "The outline is not closed. A fill closes it by itself, a stroke leaves a gap.",
          severity: .advice,
          hint: "End with closeSubpath().", line: line)
      ]
    }
    return []
  }
}
