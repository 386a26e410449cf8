import Geometry
import Observing

/// Says whether filled outlines are closed: an error where that is the lesson, elsewhere advice that costs nothing.
enum Closing {
  static func findings(about trials: [Trial], isLesson: Bool, line: Int?) -> [Finding] {
    let drawn = trials.filter { $0.mode == .region && !$0.actual.drawsNothing }
    // Where closing is no lesson, one look is enough.
    let looked = isLesson ? drawn : Array(drawn.prefix(1))
    func finding(_ code: String, _ message: String, hint: String, in trial: Trial) -> Finding {
      Finding(
        code, message, severity: isLesson ? .error : .advice, hint: hint,
        evidence: isLesson ? Evidence(question: trial.entry.question) : nil, line: line)
    }
    if let trial = looked.first(where: { $0.actual.returnsToStart }) {
      return [
        finding(
          "closed-by-line", "The outline returns to its start without closeSubpath().",
          hint: "closeSubpath() also joins the first corner, which shows as soon as the outline is stroked.", in: trial)
      ]
    }
    if let trial = looked.first(where: { $0.actual.isLeftOpen }) {
      return [
        finding(
          "not-closed", "The outline is not closed. A fill closes it by itself, a stroke leaves a gap.",
          hint: "End with closeSubpath().", in: trial)
      ]
    }
    return []
  }
}

extension ObservedPath {
  /// Whether a subpath of more than one line is not closed.
  fileprivate var isLeftOpen: Bool { outline.subpaths.contains { $0.segments.count > 1 && !$0.isClosed } }
}
