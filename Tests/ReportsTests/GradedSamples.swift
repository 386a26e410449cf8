import Course
import Geometry
import Grading
import Judging
import Observing

/// Results of a class made up for these tests.
enum GradedSamples {
  static let exercises = [Samples.triangle, Samples.cone, Samples.dial]

  private static let tools = Fingerprint(of: "tools")

  /// Returns a result that rests on a file.
  static func exercise(
    _ exercise: Exercise, _ status: Verdict.Status, findings: [Finding] = [], file: String? = "text",
    corners: CornerTable? = nil, secret: SecretQuestions.Outcome? = nil
  ) -> GradedExercise {
    GradedExercise(
      id: exercise.id,
      verdict: Verdict(
        status, points: status == .passed ? exercise.maxPoints : 0, maxPoints: exercise.maxPoints, findings: findings,
        corners: corners),
      secret: secret,
      basis: .init(
        file: file.map { Fingerprint(of: $0) }, expectation: Fingerprint(of: exercise.id), toolchain: tools))
  }

  static let corners = CornerTable(
    question: Question(
      .path(.init(x: 0, y: 0, width: 100, height: 100)), given: Given(["fraction": 1.0 / 3]), insets: [5]),
    rows: [
      .init(expected: Point(50, 0), actual: Point(50, 0), isRight: true),
      .init(expected: Point(100, 50), actual: nil, isRight: false),
    ], omitted: 2)

  /// One with a wrong answer, a late one of which something could not be judged, and one with nothing in it.
  static let class3 = [
    GradedSubmission(
      Submission(
        id: "12", name: "Lea Müller", sources: ["class.zip/Lea Müller_12_assignsubmission_file_"],
        files: [.init(exercise: "Arcs/Cone", origin: "work/cone.swift", fingerprint: Fingerprint(of: "text"))],
        remarks: [.init(.chosen, exercise: "Arcs/Cone", path: "work/cone.swift", "It is called Cone.swift.")]),
      exercises: [
        exercise(Samples.triangle, .passed),
        exercise(
          Samples.cone, .failed, findings: [Samples.unclosed], corners: corners,
          secret: .init(count: 4, isPassed: false)),
        exercise(Samples.dial, .notStarted, file: nil),
      ], containments: ["Kept in."]),
    GradedSubmission(
      Submission(id: "7", name: "=cmd|' /C calc'!A0", isLate: true),
      exercises: [
        exercise(Samples.triangle, .passed),
        exercise(
          Samples.cone, .graderError, findings: [Finding("grader-error", "No result came, which is not your fault.")]),
        exercise(Samples.dial, .passed),
      ], containments: ["Kept in."]),
    GradedSubmission(
      Submission(id: "nobody", name: "nobody"),
      exercises: exercises.map { exercise($0, .notStarted, file: nil) }, containments: []),
  ]

  static func gradebook(_ graded: [GradedSubmission] = class3, remarks: [Submission.Remark] = []) -> Gradebook {
    Gradebook(
      seed: 48213, exercises: exercises, count: graded.count, remarks: remarks, submission: { graded[$0] },
      text: { _, _ in nil })
  }
}
