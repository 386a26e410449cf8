import Course
import Foundation
import Running
import Testing

@testable import Grading

struct `Sections of a course that lie side by side` {
  private let place: OpeningPlace
  private let students: ScratchFolder

  init() throws {
    place = try OpeningPlace()
    students = try ScratchFolder()
  }

  /// Writes a file at each path, takes all of it in, and returns the students' ids.
  private func take(_ paths: [String]) throws -> (ids: [String], students: SubmittedClass) {
    for path in paths { try place.write("// \(path)\n", as: "all/\(path)") }
    let taken = try Intake([place.path("all")], opening: place.opening).take(into: students.path)
    return (taken.entries.map(\.id).sorted(), taken)
  }

  @Test func `are each looked into where they are many`() throws {
    let paths = (10...35).flatMap { section in
      ["lee_\(section)1_\(section)5_Cone.swift", "bo_\(section)2_\(section)6_Cone.swift"].map {
        "group\(section)/\($0)"
      }
    }
    let (ids, taken) = try take(paths)
    #expect(ids == (10...35).flatMap { ["\($0)1", "\($0)2"] })
    #expect(try taken.entries.allSatisfy { try taken.submission($0).files.count == 1 })
    #expect(taken.remarks.isEmpty)
  }

  @Test func `keep a student's name and number where there is only one`() throws {
    let moodle = try take([
      "group1/Lea M_12_assignsubmission_file_/Cone.swift", "group2/Bo_7_assignsubmission_file_/Cone.swift",
    ])
    #expect(moodle.ids == ["12", "7"])
    #expect(moodle.students.entries.map(\.name) == ["Bo", "Lea M"])
  }

  @Test func `of Canvas with one student are sections beside another one`() throws {
    let canvas = try take([
      "group1/leeana_12_1_Cone.swift", "group1/mullerbo_13_2_Cone.swift", "group2/weisscy_14_3_Cone.swift",
    ])
    #expect(canvas.ids == ["12", "13", "14"])
    #expect(try canvas.students.entries.allSatisfy { try canvas.students.submission($0).files.count == 1 })
  }

  @Test func `are no sections where two would make one student of two folders`() throws {
    let (ids, taken) = try take([
      "group1/leeana_12_1_Cone.swift", "group1/mullerbo_13_2_Cone.swift", "anna/cs_2026_3_Cone.swift",
      "bo/cs_2026_4_Dome.swift",
    ])
    #expect(ids == ["12", "13", "anna", "bo"])
    #expect(taken.remarks.map(\.path) == ["all/anna", "all/bo"])
    #expect(taken.remarks.allSatisfy { $0.kind == .chosen && $0.message.contains("cs") })
  }

  @Test func `are told of where they were taken for one student's work`() throws {
    let (ids, taken) = try take(
      (10...40).map { "a\($0)/Cone.swift" } + ["z/leeana_12_1_Cone.swift", "z/mullerbo_13_2_Cone.swift"])
    #expect(ids == (10...40).map { "a\($0)" } + ["z"])
    #expect(taken.remarks.map(\.path) == ["all/z"])
    #expect(taken.remarks.map(\.kind) == [.chosen])
    #expect(taken.remarks.first?.message.contains("leeana, mullerbo") == true)
  }

  @Test func `are told of where folders in them seem to be students`() throws {
    let (ids, taken) = try take([
      "groupA/anna/Cone.swift", "groupA/anna/Dome.swift", "groupA/bo/x/Cone.swift", "groupA/bo/x/dome.swift",
      "groupB/cy/Cone.swift", "dan/Cone.swift", "dan/old/Cone.swift", "eve/03-Arcs/Cone.swift",
      "eve/04-Curves/Heart.swift",
    ])
    #expect(ids == ["dan", "eve", "groupA", "groupB"])
    #expect(taken.remarks.map(\.path) == ["all/groupA"])
    #expect(taken.remarks.map(\.kind) == [.chosen])
    #expect(taken.remarks.first?.message.contains("(anna, bo)") == true)
  }

  @Test func `leave twenty doubts that are told, and the rest is counted`() throws {
    let paths = (10..<35).flatMap { ["g\($0)/a/Cone.swift", "g\($0)/b/Cone.swift"] }
    let (_, taken) = try take(paths)
    #expect(taken.remarks.count == 21)
    #expect(taken.remarks.last?.message.contains("5 more") == true)
  }
}

struct `Names that are copies of others` {
  @Test(arguments: [
    (["anna.zip", "anna (1).zip"], ["s/anna.zip"]), (["Anna/", "anna.zip"], ["s/anna.zip"]),
    (["anna (1)/", "anna (2)/"], ["s/anna (2)"]), (["anna/", "anna.zip"], []),
    (["group 1/", "group 2/"], []), (["group_1/", "group_2/", "group_3/"], []), (["anna/", "annabel/"], []),
  ])
  func `are told where they were taken for two students`(_ names: [String], paths: [String]) {
    let entries = names.map { name in
      let plain = name.hasSuffix("/") ? String(name.dropLast()) : name
      return HandedEntry(name: plain, bytes: Array(plain.utf8), kind: plain == name ? .archive : .folder)
    }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let roster = Roster(of: [.init(title: "s", name: "s", entries: entries)], names: ExerciseNames())
    #expect(roster.remarks.map(\.path) == paths)
    #expect(roster.remarks.allSatisfy { $0.kind == .chosen && $0.message.contains("two students' work") })
  }
}
