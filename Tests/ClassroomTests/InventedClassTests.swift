import Course
import Foundation
import Judging
import Testing

@testable import Classroom

@Suite struct `An invented class` {
  @Test func `is the same for the same seed, and another for another`() throws {
    let (first, second) = (TemporaryFolder(), TemporaryFolder())
    for folder in [first, second] { try Inventing.someClass(of: 8).write(into: folder.path) }
    #expect(first.files == second.files)
    #expect(first.files.allSatisfy { first.data($0) == second.data($0) })
    let other = TemporaryFolder()
    try Inventing.someClass(of: 8, seed: 7).write(into: other.path)
    #expect(other.files != first.files)
  }

  @Test func `has no two students who hand in the same bytes, but for starters and empty files`() throws {
    var seen: [Data: String] = [:]
    for (number, portfolio) in try Inventing.portfolios.get().enumerated() {
      for item in portfolio.items {
        guard let data = item.data, item.work != .untouched, item.work != .empty else { continue }
        #expect(seen[data] == nil, "\(number), \(item.exercise.id): as \(seen[data] ?? "")")
        seen[data] = "\(number), \(item.exercise.id)"
      }
    }
    #expect(seen.count > 1_500)
  }

  @Test func `has every kind of work, and most of it right`() throws {
    var counts: [Work: Int] = [:]
    for item in try Inventing.portfolios.get().flatMap(\.items) { counts[item.work, default: 0] += 1 }
    for work in Work.allCases { #expect(counts[work, default: 0] > 0, "\(work)") }
    let all = Double(60 * Course.exercises.count)
    #expect((0.4...0.75).contains(Double(counts[.right, default: 0]) / all), "\(counts)")
    #expect((0.05...0.3).contains(Double(counts[.wrong, default: 0]) / all))
    // A loop costs its full time.
    #expect(counts[.endless, default: 0] <= 2)
  }

  @Test func `has students whom the platforms tell apart, though some have the same name`() throws {
    let all = try Inventing.someClass(of: 2_000)
    let students = (0..<all.count).map { all.student(at: $0) }
    for form in Form.allCases { #expect(Set(students.map { form.id(of: $0) }).count == 2_000) }
    #expect(Set(students.prefix(60).map(\.name)).count < 60)
    #expect(students.prefix(60).contains { $0.givenNames.isEmpty })
    #expect(students.prefix(60).contains { $0.name.count > 80 })
    #expect(Set(students.prefix(60).map(\.computer)).count == 3)
    #expect(students.prefix(60).contains { $0.isLate })
  }

  @Test func `is written line by line in all encodings that students use`() throws {
    let data = try Inventing.portfolios.get().flatMap { $0.items.compactMap(\.data) }
    #expect(data.contains { $0.starts(with: [0xEF, 0xBB, 0xBF]) })
    #expect(data.contains { String(data: $0, encoding: .utf8) == nil })
    #expect(data.contains { $0.range(of: Data("\r\n".utf8)) != nil })
    #expect(data.contains { $0.range(of: Data("\n\t".utf8)) != nil })
    #expect(data.contains { $0.last != UInt8(ascii: "\n") && !$0.isEmpty })
    #expect(data.contains { $0.count > SourceFolder.fileBytes })
  }

  @Test func `tells beside it what is expected, and refuses a folder that holds something`() throws {
    let folder = TemporaryFolder()
    let students = try Inventing.someClass(of: 3)
    try students.write(into: "\(folder.path)/it", as: .canvas)
    let manifest = try Manifest(file: "\(folder.path)/it.json")
    #expect(manifest.students.map(\.name) == (0..<3).map { students.student(at: $0).name })
    #expect(manifest.students.map(\.isLate) == (0..<3).map { students.student(at: $0).isLate })
    #expect(manifest.students.allSatisfy { $0.works.count == Course.exercises.count })
    #expect(throws: WorkbookFolder.Problem.self) { try students.write(into: "\(folder.path)/it", as: .moodle) }
  }
}
