import Grading
import Judging
import Reports

/// What is said of what could not be judged: a line for each exercise, and one for many of a student with one reason.
struct UnjudgedNotes {
  /// How many exercises of one student with one reason are told one by one.
  private static let limit = 3

  let lines: [String]

  init(_ unjudged: [GradingRun.Unjudged]) {
    var groups: [[GradingRun.Unjudged]] = []
    for exercise in unjudged {
      if let last = groups.last?.last, last.id == exercise.id, last.reason == exercise.reason {
        groups[groups.count - 1].append(exercise)
      } else {
        groups.append([exercise])
      }
    }
    lines = groups.flatMap { group in
      group.count > Self.limit ? [Self.line(group)] : group.map { Self.line([$0]) }
    }
  }

  private static func line(_ group: [GradingRun.Unjudged]) -> String {
    let first = group[0]
    let rest = group.count > 1 ? " and \(group.count - 1) more exercises" : ""
    // A path, and again what has to be done with it.
    let reason = Spelling.harmless(first.reason, limit: 1000)
    return "\(GradeLine.name(first.name, id: first.id)), \(first.exercise)\(rest): \(reason)"
  }
}
