import Course
import Running

/// What came out for the exercises that were checked, for programs.
///
/// Rectangles and bounds are lists of x, y, width and height, vertices lists of x and y, sizes lists of width and height.
package struct CheckJSON: Sendable {
  package var examinations: [Examination]

  /// What some of the questions were drawn from; below 10 to the 15th, so that all its digits are told.
  package var seed: UInt64
  package var folder: WorkbookFolder
  package var containment: Containment

  package init(_ examinations: [Examination], seed: UInt64, in folder: WorkbookFolder, containment: Containment) {
    self.examinations = examinations
    self.seed = seed
    self.folder = folder
    self.containment = containment
  }

  package var text: String {
    let chapters: [JSONText] = Course.chapters.compactMap { chapter in
      let own = examinations.filter { $0.exercise.chapter == chapter.name }
      guard !own.isEmpty else { return nil }
      return .object([("id", .text(chapter.name)), ("exercises", .list(own.map { exercise($0) }))])
    }
    return JSONText.object([
      ("version", .number(1)), ("seed", .number(Double(seed))), ("containment", ContainmentReport(containment).json),
      ("chapters", .list(chapters)),
    ]).lines
  }

  private func exercise(_ examination: Examination) -> JSONText {
    .object(VerdictJSON(examination.verdict, on: examination.exercise, in: folder).fields)
  }
}
