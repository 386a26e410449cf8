import Course
import Geometry
import Observing
import Remembering

@testable import Judging
@testable import Running

/// Exercises, standings and findings made up for these tests, so that the course can change without them.
enum Samples {
  static let folder = WorkbookFolder(root: "/somewhere/workbook")

  static let contained = Containment.bubblewrap(
    Bubblewrap(program: "/usr/bin/bwrap", prlimit: "/usr/bin/prlimit", setpriv: nil))

  static func exercise(_ chapter: String, _ name: String, points: Int = 2) -> Exercise {
    Exercise(
      chapter, name, "Something to draw", need: "a struct \(name): Shape that can be made with \(name)()",
      assessment: Assessment(parts: [Part(points: points, .region { _ in Outline([]) })]),
      hints: ["Look closely.", "Look at the angle.", "Write closeSubpath()."])
  }

  static let triangle = exercise("Paths", "Triangle", points: 1)
  static let star = exercise("Paths", "Star", points: 3)
  static let cone = exercise("Arcs", "Cone")
  static let dial = exercise("Arcs", "Dial", points: 3)

  static let standings = [
    Standing(triangle, .judged(.passed), points: 1),
    Standing(star, .changedSincePassed(.file), tries: 4),
    Standing(cone, .judged(.failed), hintsShown: 2, tries: 1),
    Standing(dial, .notStarted),
  ]

  static let direction = Finding(
    "arc-direction", "The arc runs the other way round: it sags below the middle instead of bulging up.",
    hint: "y grows downwards, so clockwise: true runs over the top from the right to the left.",
    evidence: Evidence(
      question: Question(.path(.init(x: 0, y: 0, width: 100, height: 100)), given: Given(["fraction": 1.0 / 3])),
      expected: .bounds(Box(x: 0, y: 0, width: 100, height: 100)),
      actual: .bounds(Box(x: 0, y: 50, width: 100, height: 50)),
      vertex: vertex(3, of: 5, expected: Point(50, 100), actual: Point(50, 0), count: 5)),
    line: 12)

  static let unclosed = Finding(
    "not-closed", "The outline is not closed.", severity: .advice, hint: "End with closeSubpath().")

  static func failed(_ exercise: Exercise, _ findings: Finding..., printed: String = "") -> Examination {
    Examination(
      exercise: exercise,
      verdict: Verdict(.failed, maxPoints: exercise.maxPoints, findings: findings, printed: printed))
  }

  static func examination(_ exercise: Exercise, _ status: Verdict.Status) -> Examination {
    let points = status == .passed ? exercise.maxPoints : 0
    return Examination(exercise: exercise, verdict: Verdict(status, points: points, maxPoints: exercise.maxPoints))
  }

  private static func vertex(
    _ number: Int, of count: Int, expected: Point?, actual: Point?, count found: Int
  ) -> VertexReport {
    VertexReport(number: number, count: count, expected: expected, actual: actual, actualCount: found)
  }
}
