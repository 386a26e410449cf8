import Course
import Foundation
import Judging

/// What is expected of a class when it is graded.
package struct Manifest: Sendable, Codable {
  /// One student's part of it.
  package struct Student: Sendable, Codable {
    /// What identifies the student in the form in which the class was written.
    package var id: String
    package var name: String

    /// nil where the form tells nothing of it, or where there is nothing that could be late.
    package var isLate: Bool?

    /// What is expected of each exercise, by its id.
    package var works: [String: Expectation]

    /// - Parameter origins: Where the files lie that count, by the exercises' ids.
    init(_ portfolio: Portfolio, in form: Form, origins: [String: String]) {
      id = form.id(of: portfolio.student)
      name = portfolio.student.name
      let hasWork = portfolio.items.contains { ![.missing, .empty, .oversized].contains($0.work) }
      isLate = form.tellsLateness && hasWork ? portfolio.student.isLate : nil
      works = Dictionary(
        uniqueKeysWithValues: portfolio.items.map { item in
          let points = item.work.rightPoints(of: item.exercise.maxPoints)
          return (
            item.exercise.id,
            Expectation(
              work: item.work, origin: origins[item.exercise.id], leastPoints: points.lowerBound,
              mostPoints: points.upperBound)
          )
        })
    }
  }

  /// What is expected of one exercise of a student.
  package struct Expectation: Sendable, Codable {
    /// What the student made of it.
    package var work: Work

    /// The path of the file that must be taken, as a gradebook tells it; nil where none must be.
    package var origin: String?

    /// How many points it must get at the least and at the most.
    package var leastPoints: Int
    package var mostPoints: Int
  }

  package var seed: UInt64
  package var form: String
  package var students: [Student]

  init(seed: UInt64, form: Form, students: [Student]) {
    self.seed = seed
    self.form = form.rawValue
    self.students = students
  }

  /// Reads what was written beside a class.
  ///
  /// - Throws: `WorkbookFolder.Problem` where it is not there or not readable.
  package init(file path: String) throws(WorkbookFolder.Problem) {
    guard let data = try WorkbookFolder.contents(ofFile: path, called: path) else {
      throw WorkbookFolder.Problem("\(path) is missing. `workbook author class` writes it beside the class.")
    }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw WorkbookFolder.Problem("\(path) does not tell what is expected of a class.")
    }
    self = manifest
  }

  func write(toFile path: String) throws(WorkbookFolder.Problem) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw WorkbookFolder.Problem("What is expected of the class cannot be put into words.")
    }
    try WorkbookFolder.write(data, toFile: path, called: path)
  }
}
