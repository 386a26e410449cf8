import Course
import Judging

/// What came out for one exercise, as every report for programs begins to tell it.
struct VerdictJSON {
  var verdict: Verdict
  var exercise: Exercise
  var folder: WorkbookFolder

  init(_ verdict: Verdict, on exercise: Exercise, in folder: WorkbookFolder) {
    self.verdict = verdict
    self.exercise = exercise
    self.folder = folder
  }

  var fields: [(key: String, value: JSONText)] {
    [
      ("id", .text(exercise.id)),
      ("file", .text(folder.relativePath(of: exercise))),
      ("status", .text(verdict.status.rawValue)),
      ("points", .number(verdict.points)),
      ("maxPoints", .number(verdict.maxPoints)),
      ("findings", .list(verdict.findings.map { FindingJSON($0).json })),
    ]
  }
}
