import Course
import Judging
import Remembering

/// The words and marks with which results are told.
package enum Wording {
  /// Returns what a state is called.
  static func text(_ state: Standing.State) -> String {
    switch state {
    case .notStarted: "not started"
    case .begun: "begun, not checked yet"
    case .judged(let status): text(status)
    case .changedSincePassed(.file): "changed since it passed"
    case .changedSincePassed(.neededFile(let name)): "passed, but \(name) has changed"
    case .changedSincePassed(.expectation): "passed, but the exercise has changed"
    case .changedSincePassed(.toolchain): "passed, but with other tools"
    }
  }

  /// Returns what a verdict is called.
  static func text(_ status: Verdict.Status) -> String {
    switch status {
    case .passed: "passed"
    case .failed: "failed"
    case .notStarted: "not started"
    case .didNotCompile: "does not compile"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .outputLimit: "too much output"
    case .memoryLimit: "too much memory"
    case .blocked: "blocked by another file"
    case .graderError: "could not be judged"
    }
  }

  /// Returns the mark of a state, painted where there is colour.
  static func mark(_ state: Standing.State, _ appearance: Appearance) -> String {
    switch state {
    case .notStarted, .judged(.notStarted): appearance.hasUnicode ? "·" : "-"
    case .begun, .changedSincePassed: appearance.painted(appearance.hasUnicode ? "○" : "o", .yellow)
    case .judged(.passed): appearance.painted(appearance.hasUnicode ? "✓" : "+", .green)
    case .judged(.blocked), .judged(.graderError): appearance.painted("?", .yellow)
    case .judged: appearance.painted(appearance.hasUnicode ? "✗" : "x", .red)
    }
  }

  /// Returns the mark of something that is well, or is not.
  static func mark(isWell: Bool, _ appearance: Appearance) -> String {
    isWell
      ? appearance.painted(appearance.hasUnicode ? "✓" : "+", .green)
      : appearance.painted(appearance.hasUnicode ? "✗" : "x", .red)
  }

  /// Returns a number with its noun, for instance "1 point" and "2 points".
  package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Returns a mean with one decimal, where it has any.
  static func mean(_ number: Double) -> String { Spelling.text((number * 10).rounded() / 10) }

  /// Returns "1 of 2 points".
  static func points(_ points: Int, of whole: Int) -> String { "\(points) of \(count(whole, "point"))" }
}

extension String {
  /// Returns the text with spaces after it, up to a number of columns.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
