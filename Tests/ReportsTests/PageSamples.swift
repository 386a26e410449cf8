import Course
import Foundation
import Geometry
import Grading
import Observing
import Reports

@testable import Judging

/// A class made up for these tests: what people hand in, and what those do who would like to be more than a name.
enum PageSamples {
  static let fingerprint = Fingerprint(of: "anything")

  /// A gradebook of some submissions.
  ///
  /// - Parameter text: The code of an exercise at a place.
  static func gradebook(
    _ graded: [GradedSubmission] = [], exercises: [Exercise] = Course.exercises,
    remarks: [Submission.Remark] = [], text: @escaping @Sendable (Int, Exercise) -> String? = { _, _ in nil }
  ) -> Gradebook {
    Gradebook(
      seed: 48213, exercises: exercises, count: graded.count, remarks: remarks, submission: { graded[$0] }, text: text)
  }

  /// A result, which was handed in unless it was not started.
  static func result(
    _ exercise: Exercise, _ status: Verdict.Status, _ findings: [Finding] = [], printed: String = "",
    corners: CornerTable? = nil, secret: SecretQuestions.Outcome? = nil
  ) -> GradedExercise {
    GradedExercise(
      id: exercise.id,
      verdict: Verdict(
        status, points: status == .passed ? exercise.maxPoints : 0, maxPoints: exercise.maxPoints, findings: findings,
        printed: printed, corners: corners),
      secret: secret,
      basis: GradedExercise.Basis(
        file: status == .notStarted ? nil : fingerprint,
        neededFiles: status == .blocked ? ["Lens.swift": fingerprint] : [:],
        expectation: fingerprint, toolchain: fingerprint))
  }

  static func graded(_ submission: Submission, _ exercises: [GradedExercise]) -> GradedSubmission {
    GradedSubmission(
      submission, exercises: exercises, containments: ["Learner code is contained by bubblewrap, and by limits."])
  }

  /// A student whose exercises all have one status.
  static func graded(_ name: String, id: String = "12", all status: Verdict.Status) -> GradedSubmission {
    graded(Submission(id: id, name: name), Course.exercises.map { result($0, status) })
  }

  /// The page of a student who stands alone.
  static func page(
    of graded: GradedSubmission, text: @escaping @Sendable (Int, Exercise) -> String? = { _, _ in nil }
  ) -> String {
    StudentPage(graded, of: gradebook([graded], text: text), place: 0).text
  }

  static let corners = CornerTable(
    question: Question(.path(.init(x: 0, y: 0, width: 100, height: 80)), given: Given(["sides": 5])),
    rows: [
      CornerTable.Row(expected: Point(50, 0), actual: Point(50, 0), isRight: true),
      CornerTable.Row(expected: Point(97.5528, 30.9), actual: Point(97.55, 34), isRight: false),
      CornerTable.Row(expected: Point(79.389, 80), actual: nil, isRight: false),
      CornerTable.Row(expected: nil, actual: Point(-3, 1e16), isRight: false),
    ], omitted: 7)

  /// What would be markup, a link, a style or a forgery if it were believed.
  static let hostile =
    "</script></title></style><img src=x onerror=alert(1)>\"'&amp;<!--\u{0}\u{202E}gpj\u{2066}]]>\u{1F468}\u{200D}\u{1F469}"

  static let code = """
    import SwiftUI

    /// A cone with its tip at the bottom.
    struct Cone: Shape {
    \tfunc path(in rect: CGRect) -> Path {
        Path { path in
          let radius = rect.width / 2
          path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
          path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
            startAngle: .degrees(180), endAngle: .zero,
            clockwise: true)
          path.closeSubpath() // \u{202E}evil\u{2069} < & >
        }
      }
    }
    """
}
