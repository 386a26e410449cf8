import Course
import Foundation
import Judging

extension Manifest {
  /// How a gradebook differs from what is expected of a class.
  package struct Comparison: Sendable {
    /// What is not as it must be, one sentence each.
    package var complaints: [String] = []

    /// How many verdicts were looked at.
    package var verdictCount = 0
  }

  /// The part of a gradebook.json that is compared.
  private struct Grades: Decodable {
    struct Submission: Decodable {
      struct Chapter: Decodable {
        struct Exercise: Decodable {
          var id: String
          var status: String

          /// nil where it could not be judged.
          var points: Int?

          /// The path of the file that was taken; nil where none was.
          var origin: String?
        }

        var exercises: [Exercise]
      }

      var id: String
      var name: String
      var late: Bool
      var chapters: [Chapter]
    }

    var submissions: [Submission]
  }

  /// Compares a class's gradebook with what is expected of it.
  ///
  /// - Parameter path: The gradebook.json.
  /// - Throws: `WorkbookFolder.Problem` where it is not there or no gradebook.
  package func comparison(withGradebook path: String) throws(WorkbookFolder.Problem) -> Comparison {
    guard let data = try WorkbookFolder.contents(ofFile: path, called: path) else {
      throw WorkbookFolder.Problem("\(path) is missing. `workbook grade` writes it into the folder named by --out.")
    }
    guard let grades = try? JSONDecoder().decode(Grades.self, from: data) else {
      throw WorkbookFolder.Problem("\(path) is no gradebook.json. Name the one that `workbook grade` wrote.")
    }
    var comparison = Comparison()
    var rest = Dictionary(grouping: grades.submissions, by: \.id)
    for student in students {
      let rows = rest.removeValue(forKey: student.id) ?? []
      guard let row = rows.first, rows.count == 1 else {
        comparison.complaints.append("\(student.name) (\(student.id)) has \(rows.count) rows and must have 1.")
        continue
      }
      compare(row, with: student, &comparison)
    }
    comparison.complaints += rest.values.joined().map { "Nobody in the class is \($0.name) (\($0.id))." }.sorted()
    return comparison
  }

  private func compare(_ row: Grades.Submission, with student: Student, _ comparison: inout Comparison) {
    let name = "\(student.name) (\(student.id))"
    if let isLate = student.isLate, isLate != row.late {
      comparison.complaints.append("\(name) is \(isLate ? "" : "not ")late, and the gradebook says otherwise.")
    }
    var works = student.works
    for exercise in row.chapters.flatMap(\.exercises) {
      comparison.verdictCount += 1
      guard let expected = works.removeValue(forKey: exercise.id) else {
        comparison.complaints.append("\(name) has no \(exercise.id) to be graded, or has it twice.")
        continue
      }
      comparison.complaints += Self.complaints(on: exercise, expected).map { "\(name), \(exercise.id): \($0)" }
    }
    comparison.complaints += works.keys.sorted().map { "\(name), \($0): there is no verdict." }
  }

  private static func complaints(
    on exercise: Grades.Submission.Chapter.Exercise, _ expected: Expectation
  ) -> [String] {
    var complaints: [String] = []
    if !expected.work.rightVerdicts.contains(where: { $0.rawValue == exercise.status }) {
      complaints.append("\(exercise.status), though the work is \(expected.work.rawValue).")
    }
    let (least, most) = (expected.leastPoints, expected.mostPoints)
    if exercise.points.map({ $0 < least || $0 > most }) ?? true {
      complaints.append(
        "\(exercise.points.map { "\($0)" } ?? "no") points, and \(least == most ? "\(most)" : "\(least) to \(most)") "
          + "are right, since the work is \(expected.work.rawValue).")
    }
    // Letters with accents are equal here however they are spelled.
    if exercise.origin != expected.origin {
      complaints.append("\(exercise.origin ?? "no file") was taken, and not \(expected.origin ?? "none").")
    }
    return complaints
  }
}
