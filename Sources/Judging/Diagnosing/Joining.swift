import Geometry

/// Advice on a figure of one outline that was put together from several: a stroke shows the lines between them.
enum Joining {
  static func advice(about trials: [Trial], line: Int?) -> [Finding] {
    guard let trial = trials.first, trial.mode == .region, trial.expected.subpaths.count == 1 else { return [] }
    let drawn = trial.actual.outline.subpaths.filter { Outline([$0]).bounds.diagonal > trial.tolerance }
    guard drawn.count > 1 else { return [] }
    return [
      Finding(
        "separate-outlines",
        "The figure is put together from \(drawn.count) outlines. A fill looks the same, but a stroke also shows the "
          + "lines between them.",
        severity: .advice, hint: "Go round the whole figure once, and close it at the end.", line: line)
    ]
  }
}
