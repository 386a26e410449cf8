import Course
import Grading
import Judging

/// The results of a class as a table for spreadsheets, told one submission at a time: RFC 4180, in UTF-8.
///
/// It begins with a byte-order mark: without one, Excel takes the bytes of "ü" for two letters. Other spreadsheets do well
/// with or without; programs better read the JSON.
package struct GradebookCSV: Sendable {
  package var gradebook: Gradebook

  package init(_ gradebook: Gradebook) {
    self.gradebook = gradebook
  }

  /// Hands the text over, row by row.
  ///
  /// - Throws: What reading a submission or handing over throws.
  package func write(_ append: (String) throws -> Void) throws {
    let titles =
      ["Id", "Name", "Late", "Points", "Max points", "Complete", "Not judged", "Remarks"]
      + gradebook.exercises.map(\.id)
    try append("\u{FEFF}" + CSVCell.row(titles.map { .word($0) }))
    for place in 0..<gradebook.count { try append(CSVCell.row(cells(of: try gradebook.submission(at: place)))) }
  }

  private func cells(of graded: GradedSubmission) -> [CSVCell] {
    let results = Dictionary(graded.exercises.map { ($0.id, $0.verdict) }) { first, _ in first }
    let unjudged = graded.unjudged.count
    return [
      .foreign(graded.submission.id),
      .foreign(graded.submission.name),
      .word(graded.submission.isLate ? "yes" : "no"),
      // A sum without its missing part would be taken for the grade.
      unjudged == 0 ? .number(graded.points) : .empty,
      .number(graded.maxPoints),
      .word(unjudged == 0 ? "yes" : "no"),
      .number(unjudged),
      UntakenWords(graded).text.map { .foreign($0) } ?? .empty,
    ]
      + gradebook.exercises.map { exercise in
        guard let verdict = results[exercise.id], verdict.status != .graderError else { return .empty }
        return .number(verdict.points)
      }
  }
}
