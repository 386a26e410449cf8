import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `What is expected of a class` {
  /// Writes a class of two and a gradebook for it.
  ///
  /// - Parameters:
  ///   - status: Makes the status of an exercise from the work on it; nil leaves the exercise out.
  ///   - points: Makes its points from what is expected of it.
  ///   - origin: Makes the path of the file that was taken.
  private static func comparison(
    extra: String? = nil, points: (Manifest.Expectation) -> Int? = { $0.mostPoints },
    origin: (Manifest.Expectation) -> String? = { $0.origin }, status: (String, Work) -> String?
  ) throws -> Manifest.Comparison {
    let folder = TemporaryFolder()
    try Inventing.someClass(of: 2).write(into: "\(folder.path)/it", as: .canvas)
    let manifest = try Manifest(file: "\(folder.path)/it.json")
    var rows = manifest.students.map { student in
      let exercises = student.works.sorted { $0.key < $1.key }.compactMap { id, expected in
        let path = origin(expected).map { "\"\($0)\"" } ?? "null"
        let points = points(expected).map { "\($0)" } ?? "null"
        return status(id, expected.work).map {
          #"{"id": "\#(id)", "status": "\#($0)", "points": \#(points), "origin": \#(path)}"#
        }
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

  @Test func `is not met where points are missing, or there are too many or too few`() throws {
    let few = try Self.comparison(points: { $0.leastPoints - 1 }) { Self.right($1) }
    let many = try Self.comparison(points: { $0.mostPoints + 1 }) { Self.right($1) }
    let unknown = try Self.comparison(points: { _ in nil }) { Self.right($1) }
    for comparison in [few, many, unknown] {
      #expect(comparison.complaints.count == 2 * Course.exercises.count)
      #expect(comparison.complaints.allSatisfy { $0.contains(" points, and ") })
    }
    #expect(unknown.complaints.first?.contains(": no points, and ") == true)
  }

  @Test func `is not met where another file was taken, or one where there is none`() throws {
    let comparison = try Self.comparison(origin: { $0.origin.map { "alt/\($0)" } ?? "Cone.swift" }) { Self.right($1) }
    #expect(comparison.complaints.count == 2 * Course.exercises.count)
    #expect(comparison.complaints.contains { $0.contains(" was taken, and not ") })
  }

  @Test func `is that right work gets all points, wrong work some at the most, and all other work none`() {
    for work in Work.allCases {
      let points = work.rightPoints(of: 3)
      #expect((points == 3...3) == work.rightVerdicts.contains(.passed), "\(work)")
      #expect((points == 0...2) == (work == .wrong), "\(work)")
      #expect((points == 0...0) == !(work == .wrong || work.rightVerdicts.contains(.passed)), "\(work)")
    }
  }

  @Test(arguments: Form.allCases)
  func `names a file that was written, or lies in an archive that was`(form: Form) throws {
    let folder = TemporaryFolder()
    try Inventing.someClass(of: 20).write(into: "\(folder.path)/it", as: form)
    let files = Set(folder.files)
    var (plain, archived) = (0, 0)
    for (number, student) in try Manifest(file: "\(folder.path)/it.json").students.enumerated() {
      let place = form == .canvas ? "it" : "it/\(form.folder(of: try Inventing.someClass().student(at: number)))"
      for (exercise, expected) in student.works {
        let isThere = ![.missing, .empty, .oversized].contains(expected.work)
        #expect((expected.origin != nil) == isThere, "\(student.name), \(exercise), \(expected.work)")
        guard let origin = expected.origin else { continue }
        if files.contains("\(place)/\(origin)") { plain += 1 } else { archived += 1 }
        if !files.contains("\(place)/\(origin)"), let end = origin.range(of: ".zip/") {
          #expect(files.contains("\(place)/\(origin[..<end.lowerBound]).zip"), "\(origin)")
        }
      }
    }
    #expect(plain > 100)
    #expect(archived > 20)
  }

  @Test func `is the later of two files of one kind of work`() throws {
    let portfolios = try Inventing.portfolios.get()
    var count = 0
    for form in Form.allCases {
      for portfolio in portfolios {
        let pieces = form.pieces(of: portfolio, seed: 6)
        let origins = form.origins(of: pieces, from: portfolio.student)
        for item in portfolio.items where item.earlier != nil && !pieces.contains(where: { !$0.origins.isEmpty }) {
          let origin = try #require(origins[item.exercise.id])
          let piece = try #require(pieces.first { $0.path == origin || $0.path.hasSuffix("/\(origin)") })
          guard case .file(let data) = piece.content else { continue }
          #expect(data == item.data, "\(origin)")
          count += 1
        }
      }
    }
    #expect(count > 50)
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
