import Course
import Grading
import Judging

/// The results of a class for programs, told one submission at a time.
///
/// Nothing in it depends on when and where it was made: the same work, asked the same, gives the same bytes.
package struct GradebookJSON: Sendable {
  package var gradebook: Gradebook

  package init(_ gradebook: Gradebook) {
    self.gradebook = gradebook
  }

  /// Hands the text over, piece by piece.
  ///
  /// - Throws: What reading a submission or handing over throws.
  package func write(_ append: (String) throws -> Void) throws {
    let exercises = Dictionary(gradebook.exercises.map { ($0.id, $0) }) { first, _ in first }
    var unjudged: [JSONText] = []
    try append("{\n  \"version\": 1,\n  \"seed\": \(JSONText.number(Double(gradebook.seed)).text(indent: 2)),\n")
    try append("  \"submissions\": [")
    for place in 0..<gradebook.count {
      let graded = try gradebook.submission(at: place)
      try append(place == 0 ? "\n    " : ",\n    ")
      try append(SubmissionJSON(graded, exercises: exercises).json.text(indent: 4))
      unjudged += graded.unjudged.map { Self.unjudged($0, of: graded.submission) }
    }
    try append(gradebook.count == 0 ? "]" : "\n  ]")
    let remarks = gradebook.remarks.map { SubmissionJSON.remark($0) }
    for (key, list) in [("remarks", remarks), ("unjudged", unjudged)] {
      try append(",\n  \"\(key)\": \(JSONText.list(list).text(indent: 2))")
    }
    try append("\n}\n")
  }

  private static func unjudged(_ graded: GradedExercise, of submission: Submission) -> JSONText {
    .object([
      ("id", .text(submission.id)), ("name", .text(submission.name)), ("exercise", .text(graded.id)),
      ("reason", .text(graded.verdict.findings.first?.message)),
    ])
  }
}
