import Judging

/// What a student made of an exercise.
package enum Work: String, Hashable, Sendable, Codable, CaseIterable {
  /// Right, in other words than the solution.
  case right

  /// Right, and it prints what it is asked.
  case printing

  /// Wrong: a solution with one small change that shows.
  case wrong

  /// Not Swift, or not the type that the exercise names.
  case broken

  /// It asks an array for what it has not.
  case crashing

  /// A loop that never ends.
  case endless

  /// Larger than any file that is read.
  case oversized

  /// The file as it was handed out.
  case untouched

  /// A file without anything in it.
  case empty

  /// Nothing was handed in.
  case missing

  /// The verdicts that are right for it; any other would be a mistake of the grader.
  package var rightVerdicts: Set<Verdict.Status> {
    switch self {
    case .right, .printing: [.passed]
    // A change may also leave a file that does not compile or that traps.
    case .wrong: [.failed, .didNotCompile, .blocked, .crashed, .timedOut]
    case .broken: [.didNotCompile, .blocked]
    case .crashing: [.crashed]
    case .endless: [.timedOut]
    case .oversized, .empty: Set(Verdict.Status.allCases).subtracting([.passed, .graderError])
    case .untouched, .missing: [.notStarted]
    }
  }

  /// Returns how many points are right for it.
  package func rightPoints(of maxPoints: Int) -> ClosedRange<Int> {
    switch self {
    case .right, .printing: maxPoints...maxPoints
    // What is wrong in one part may be right in the others.
    case .wrong: 0...max(0, maxPoints - 1)
    case .broken, .crashing, .endless, .oversized, .empty, .untouched, .missing: 0...0
    }
  }
}
