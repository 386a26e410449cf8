import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `What is expected of a class` {
  /// Writes a class of two and a gradebook for it.
  ///
  /// - Parameter status: Makes the status of an exercise from the work on it; nil leaves the exercise out.
  private static func comparison(
    extra: String? = nil, status: (String, Work) -> String?
  ) throws -> Manifest.Comparison {
    let folder = TemporaryFolder()
    try Inventing.someClass(of: 2).write(into: "\(folder.path)/it", as: .canvas)
    let manifest = try Manifest(file: "\(folder.path)/it.json")
    var rows = manifest.students.map { student in
      let exercises = student.works.sorted { $0.key < $1.key }.compactMap { id, work in
        status(id, work).map { #"{"id": "\#(id)", "status": "\#($0)", "points": 1}"# }
      }
      return #"{"id": "\#(student.id)", "name": "x", "late": \#(student.isLate == true), "chapters": [{"exercises": "#
        + "[\(exercises.joined(separator: ", "))]}]}"
    }
    if let extra { rows.append(#"{"id": "\#(extra)", "name": "x", "late": false, "chapters": []}"#) }
    let path = "\(folder.path)/gradebook.json"
    try WorkbookFolder.write(
      Data(#"{"version": 1, "submissions": [\#(rows.joined(separator: ", "))]}"#.utf8), toFile: path, called: path)
    return try manifest.comparison(withGradebook: path)
  }

  private static func right(_ work: Work) -> String { work.rightVerdicts.map(\.rawValue).min() ?? "" }

  @Test func `is met by a gradebook with the right verdicts`() throws {
    let comparison = try Self.comparison { Self.right($1) }
    #expect(comparison.complaints == [])
    #expect(comparison.verdictCount == 2 * Course.exercises.count)
  }

  @Test func `is not met where wrong work passes or right work fails`() throws {
    let comparison = try Self.comparison { $1 == .right ? "failed" : "passed" }
    #expect(comparison.complaints.count > Course.exercises.count)
    #expect(comparison.complaints.contains { $0.hasSuffix(": failed, though the work is right.") })
    #expect(comparison.complaints.contains { $0.hasSuffix(": passed, though the work is wrong.") })
  }

  @Test func `is not met where an exercise or a student is missing, or one too many is there`() throws {
    let comparison = try Self.comparison(extra: "17") { $0 == "Arcs/Cone" ? nil : Self.right($1) }
    #expect(comparison.complaints.filter { $0.hasSuffix("Arcs/Cone: there is no verdict.") }.count == 2)
    #expect(comparison.complaints.last == "Nobody in the class is x (17).")
  }

  @Test func `leaves no error of the grader right`() {
    for work in Work.allCases {
      #expect(!work.rightVerdicts.isEmpty)
      #expect(!work.rightVerdicts.contains(.graderError))
      #expect((work == .right || work == .printing) == work.rightVerdicts.contains(.passed))
    }
  }
}
