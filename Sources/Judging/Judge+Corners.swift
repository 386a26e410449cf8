import Observing

extension Judge {
  /// Returns the corners in the rectangle that the first error is about, or else in the one that is asked first.
  ///
  /// - Parameters:
  ///   - errors: The errors that were found.
  ///   - wrongParts: The positions of the parts that are not answered right.
  /// - Returns: nil where no path was asked for, none came, or none with corners is expected; and where an outline is right
  ///   that was put together of other pieces, since its corners tell nothing.
  func corners(in observation: Observation, errors: [Finding], wrongParts: Set<Int>) -> CornerTable? {
    let paths = questionnaire.entries.indices.filter { index in
      let entry = questionnaire.entries[index]
      return if case .path = entry.question.subject { !entry.isForSurvivalOnly } else { false }
    }
    let wrong = errors.lazy.compactMap { error in
      paths.first { index in
        let entry = questionnaire.entries[index]
        return wrongParts.contains(entry.part) && entry.question == error.evidence?.question
      }
    }
    guard let index = wrong.first ?? paths.first, case .path(let text) = observation.answers[index],
      let path = ObservedPath(text: text), path.isFinite
    else { return nil }
    let entry = questionnaire.entries[index]
    let part = assessment.parts[entry.part]
    let tables = ([part.expectation] + part.alternatives).lazy.compactMap { table(of: path, in: entry, expecting: $0) }
    return wrongParts.contains(entry.part) ? tables.first : tables.first { $0.rows.allSatisfy(\.isRight) }
  }

  private func table(
    of path: ObservedPath, in entry: Questionnaire.Entry, expecting expectation: Part.Expectation
  ) -> CornerTable? {
    switch expectation {
    case .region(let drawing):
      table(of: path, in: entry, mode: .region, drawing)
    case .lines(let drawing):
      table(of: path, in: entry, mode: .lines, drawing)
    case .size, .scene, .value, .refusal: nil
    }
  }

  private func table(
    of path: ObservedPath, in entry: Questionnaire.Entry, mode: ComparisonMode, _ drawing: Figure
  ) -> CornerTable? {
    let expected = drawing(entry.setting)
    return CornerTable(
      of: path.outline, from: expected, mode: mode, tolerance: Tolerance.points(for: expected),
      question: entry.question)
  }
}
