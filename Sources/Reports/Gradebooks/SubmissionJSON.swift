import Course
import Grading
import Judging

/// One submission with its results, for programs.
struct SubmissionJSON {
  private let graded: GradedSubmission

  /// The exercises that are graded, by their ids.
  private let exercises: [String: Exercise]

  init(_ graded: GradedSubmission, exercises: [String: Exercise]) {
    self.graded = graded
    self.exercises = exercises
  }

  var json: JSONText {
    let submission = graded.submission
    return .object([
      ("id", .text(submission.id)),
      ("name", .text(submission.name)),
      ("late", .flag(submission.isLate)),
      // The points of what could be judged: these are all of them only where it is complete.
      ("points", .number(graded.points)),
      ("maxPoints", .number(graded.maxPoints)),
      ("isComplete", .flag(graded.unjudged.isEmpty)),
      ("containment", .list(graded.containments.map { .text($0) })),
      ("sources", .list(submission.sources.map { .text($0) })),
      ("remarks", .list(submission.remarks.map { Self.remark($0) })),
      ("chapters", .list(chapters)),
    ])
  }

  static func remark(_ remark: Submission.Remark) -> JSONText {
    .object([
      ("kind", .text(remark.kind.rawValue)), ("exercise", .text(remark.exercise)), ("path", .text(remark.path)),
      ("message", .text(remark.message)),
    ])
  }

  private var chapters: [JSONText] {
    let origins = Dictionary(graded.submission.files.map { ($0.exercise, $0.origin) }) { first, _ in first }
    return Course.chapters.compactMap { chapter in
      let own = graded.exercises.compactMap { graded -> JSONText? in
        guard let exercise = exercises[graded.id], exercise.chapter == chapter.name else { return nil }
        return Self.exercise(exercise, graded, origin: origins[graded.id])
      }
      return own.isEmpty ? nil : .object([("id", .text(chapter.name)), ("exercises", .list(own))])
    }
  }

  private static func exercise(_ exercise: Exercise, _ graded: GradedExercise, origin: String?) -> JSONText {
    // Paths below the workbook are the same wherever it lies.
    let verdict = VerdictJSON(graded.verdict, on: exercise, in: WorkbookFolder(root: ""))
    let isJudged = graded.verdict.status != .graderError
    // What could not be judged is worth nothing that is known, which is not the same as nothing.
    let fields = verdict.fields.map { $0.key == "points" && !isJudged ? (key: $0.key, value: JSONText.null) : $0 }
    return .object(
      fields + [
        ("vertices", graded.verdict.corners.map { vertices($0) } ?? .null),
        ("secret", graded.secret.map { secret($0) } ?? .null),
        ("origin", .text(origin)),
        ("basis", basis(graded.basis)),
      ])
  }

  private static func vertices(_ table: CornerTable) -> JSONText {
    let question = QuestionJSON(table.question)
    let rows = table.rows.map { row in
      JSONText.object([
        ("expected", row.expected.map { .numbers($0.x, $0.y) } ?? .null),
        ("actual", row.actual.map { .numbers($0.x, $0.y) } ?? .null),
        ("isRight", .flag(row.isRight)),
      ])
    }
    return .object(
      [("rect", question.rectangle)] + question.circumstances + [
        ("rows", .list(rows)), ("omitted", .number(table.omitted)),
      ])
  }

  private static func secret(_ outcome: SecretQuestions.Outcome) -> JSONText {
    .object([("count", .number(outcome.count)), ("passed", .flag(outcome.isPassed))])
  }

  private static func basis(_ basis: GradedExercise.Basis) -> JSONText {
    let needed = basis.neededFiles.sorted { $0.key < $1.key }
    return .object([
      ("file", .text(basis.file?.description)),
      ("needed", .object(needed.map { (key: $0.key, value: .text($0.value.description)) })),
      ("expectation", .text(basis.expectation.description)),
      ("toolchain", .text(basis.toolchain.description)),
    ])
  }
}
