import Course
import Foundation
import Testing

@testable import Grading

@Suite struct `A roster` {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String

    /// The entries of each source; `/` at the end is a folder's, `!` a link's.
    var sources: [[String]]

    /// Each student as `id name: entries`, with the source's place behind those that are not of the first.
    var students: [String]

    /// The paths of remarks on what belongs to nobody.
    var remarks: [String] = []
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "Canvas: one student for each number",
      sources: [["leeana_7_1_Cone.swift", "leeana_LATE_7_3_Dome.swift", "leeana_8_2_w.zip"]],
      students: ["7 leeana: leeana_7_1_Cone.swift leeana_LATE_7_3_Dome.swift", "8 leeana: leeana_8_2_w.zip"]),
    Case(
      id: "Moodle: folders, files and typed texts",
      sources: [
        [
          "A B_1_assignsubmission_file_/", "A B_1_assignsubmission_onlinetext_/",
          "C_2_assignsubmission_file_Cone.swift",
        ]
      ],
      students: [
        "1 A B: A B_1_assignsubmission_file_ A B_1_assignsubmission_onlinetext_",
        "2 C: C_2_assignsubmission_file_Cone.swift",
      ]),
    Case(
      id: "folders and archives by their names", sources: [["anna/", "anna.zip", "meier_lea.tar.gz", "zoe.rar"]],
      students: ["anna anna: anna anna.zip", "meier_lea meier_lea: meier_lea.tar.gz", "zoe zoe: zoe.rar"]),
    Case(
      id: "one spelling of a letter or two", sources: [["Jo\u{308}rg/"], ["J\u{F6}rg.zip"]],
      students: ["J\u{F6}rg J\u{F6}rg: J\u{F6}rg J\u{F6}rg.zip@1"], remarks: ["s1/J\u{F6}rg.zip"]),
    Case(
      id: "the same student in two sources",
      sources: [["leeana_7_1_Cone.swift"], ["leeana_7_9_Cone.swift", "x_8_1_a.swift"]],
      students: ["7 leeana: leeana_7_1_Cone.swift leeana_7_9_Cone.swift@1", "8 x: x_8_1_a.swift@1"]),
    Case(
      id: "equal ids of different kinds",
      sources: [["7/", "7-2/"], ["Bo_7_assignsubmission_file_/"], ["leeana_7_1_Cone.swift"]],
      students: [
        "7-4 7: 7", "7-2 7-2: 7-2", "7-3 Bo: Bo_7_assignsubmission_file_@1", "7 leeana: leeana_7_1_Cone.swift@2",
      ], remarks: ["s0/7-2"]),
    Case(
      id: "loose files are nobody's", sources: [["anna/", "grades.csv", "Helper.swift", ".DS_Store", "__MACOSX/"]],
      students: ["anna anna: anna"], remarks: ["s0/grades.csv", "s0/Helper.swift"]),
    Case(
      id: "links", sources: [["anna!", "bo.zip!", "notes.txt!", "cara/"]],
      students: ["anna anna: anna", "bo bo: bo.zip", "cara cara: cara"], remarks: ["s0/notes.txt"]),
    Case(
      id: "a copy of the workbook", sources: [["Package.swift", "Chapters/", "Sources/", "Tests/", "Solutions/"]],
      students: ["n0 n0: *"]),
    Case(
      id: "exercises' files", sources: [["Cone.swift", "dome (1).swift", "old/"]], students: ["n0 n0: *"],
      remarks: ["s0"]),
    Case(id: "chapters' folders", sources: [["03-Arcs/", "04-curves/", "readme.txt"]], students: ["n0 n0: *"]),
    Case(
      id: "one exercise's file beside many folders", sources: [["Cone.swift", "anna/", "bo/"]],
      students: ["anna anna: anna", "bo bo: bo"], remarks: ["s0/Cone.swift"]),
    Case(
      id: "an exercise's file beside a platform's", sources: [["Cone.swift", "leeana_7_1_Cone.swift"]],
      students: ["7 leeana: leeana_7_1_Cone.swift"], remarks: ["s0/Cone.swift"]),
    Case(
      id: "two submissions called the same", sources: [["Cone.swift"], ["Dome.swift"]],
      students: ["n0 n0: *", "n1 n1: *@1"]),
    Case(id: "nobody", sources: [[]], students: []),
    Case(
      id: "folders with a date are named by hand", sources: [["alice_2026_11_30/", "bob_2026_11_30/"]],
      students: [
        "alice_2026_11_30 alice_2026_11_30: alice_2026_11_30", "bob_2026_11_30 bob_2026_11_30: bob_2026_11_30",
      ]),
    Case(
      id: "folders of one course", sources: [["cs_2026_3_alice/", "cs_2026_3_bob/"]],
      students: ["cs_2026_3_alice cs_2026_3_alice: cs_2026_3_alice", "cs_2026_3_bob cs_2026_3_bob: cs_2026_3_bob"]),
    Case(
      id: "archives with a date", sources: [["alice_2026_11_30.zip", "bob_2026_11_30.zip"]],
      students: ["2026 alice: alice_2026_11_30.zip", "2026-2 bob: bob_2026_11_30.zip"],
      remarks: ["s0/bob_2026_11_30.zip"]),
    Case(
      id: "archives with the same number of what was handed in",
      sources: [["cs_2026_3_alice.zip", "cs_2026_3_bob.zip"]],
      students: [
        "cs_2026_3_alice cs_2026_3_alice: cs_2026_3_alice.zip", "cs_2026_3_bob cs_2026_3_bob: cs_2026_3_bob.zip",
      ]),
    Case(
      id: "archives with numbers as no platform writes them",
      sources: [["cs_2026_03_alice.zip", "cs_2026_04_bob.zip"]],
      students: [
        "cs_2026_03_alice cs_2026_03_alice: cs_2026_03_alice.zip", "cs_2026_04_bob cs_2026_04_bob: cs_2026_04_bob.zip",
      ]),
    Case(
      id: "two archives that may be two students'", sources: [["cs_2026_11_alice.zip", "cs_2026_12_bob.zip"]],
      students: ["2026 cs: cs_2026_11_alice.zip cs_2026_12_bob.zip"], remarks: ["s0/cs_2026_12_bob.zip"]),
    Case(
      id: "an archive that was handed in again", sources: [["leeana_7_1_w.zip", "leeana_7_2_w-1.zip"]],
      students: ["7 leeana: leeana_7_1_w.zip leeana_7_2_w-1.zip"]),
    Case(
      id: "files with the same numbers", sources: [["cs_2026_3_Cone.swift", "cs_2026_3_Dome.swift"]],
      students: ["2026 cs: cs_2026_3_Cone.swift cs_2026_3_Dome.swift"], remarks: ["s0/cs_2026_3_Dome.swift"]),
    Case(
      id: "a number with another name", sources: [["leeana_7_1_Cone.swift"], ["mullerana_7_9_Dome.swift"]],
      students: ["7 leeana: leeana_7_1_Cone.swift", "7-2 mullerana: mullerana_7_9_Dome.swift@1"],
      remarks: ["s1/mullerana_7_9_Dome.swift"]),
    Case(
      id: "a name that cannot be seen", sources: [["\u{200B}/", " /"]],
      students: ["no name no name:  ", "\\u{200B} \\u{200B}: \u{200B}"]),
  ]

  @Test(arguments: cases)
  func `groups what lies at the top of the sources by student`(_ expected: Case) {
    let sources = expected.sources.enumerated().map { place, names in
      Roster.Source(title: "s\(place)", name: "n\(place)", entries: names.map(entry).sorted { $0.name < $1.name })
    }
    let roster = Roster(of: sources, names: ExerciseNames())
    let students = roster.students.map { student in
      let pieces = student.pieces.map { ($0.entry?.name ?? "*") + ($0.source == 0 ? "" : "@\($0.source)") }
      return "\(student.id) \(student.name): \(pieces.sorted().joined(separator: " "))"
    }
    #expect(students.sorted() == expected.students.sorted())
    #expect(roster.remarks.map(\.path).sorted() == expected.remarks.sorted())
  }

  private func entry(_ name: String) -> HandedEntry {
    let kind: HandedEntry.Kind =
      switch true {
      case name.hasSuffix("/"): .folder
      case name.hasSuffix("!"): .refused(.link)
      case [".zip", ".gz"].contains(where: name.hasSuffix): .archive
      default: .file(bytes: 10)
      }
    let name = (name.hasSuffix("/") || name.hasSuffix("!") ? String(name.dropLast()) : name).precomposed
    return HandedEntry(name: name, bytes: Array(name.utf8), kind: kind)
  }

  @Test func `tells of twenty loose files, and counts the rest`() {
    let entries = (100..<150).map { entry("note\($0).txt") } + [entry("anna/")]
    let roster = Roster(of: [.init(title: "class", name: "class", entries: entries)], names: ExerciseNames())
    #expect(roster.remarks.count == 21)
    #expect(roster.remarks.last?.message == "30 more files there belong to no student either.")
  }

  @Test func `stops at a loose file that the system keeps back, but at no link`() {
    func obstacle(_ reason: Unreadable) -> String? {
      let loose = HandedEntry(name: "Cone.swift", bytes: Array("Cone.swift".utf8), kind: .refused(reason))
      let entries = [loose, entry("anna/")]
      return Roster(of: [.init(title: "class", name: "class", entries: entries)], names: ExerciseNames()).obstacle
    }
    #expect(obstacle(Unreadable(EACCES))?.hasPrefix("class/Cone.swift cannot be read (") == true)
    #expect(obstacle(.link) == nil)
  }

  @Test(arguments: [
    (["class/"], true), (["class.zip"], true), (["class/", "__MACOSX/", ".DS_Store"], true),
    (["class/", "x.txt"], false),
    (["Lea_1_assignsubmission_file_/"], false), (["lea_1_2_w.zip"], false), (["Cone.swift"], false),
  ])
  func `finds the one folder around a class`(_ names: [String], isAlone: Bool) {
    #expect((SourceLayout(names.map(entry)).onlyFolder != nil) == isAlone)
  }

  @Test(arguments: [
    ("class", "class.zip", true), ("class", "class (1).zip", true), ("Class", "class.tar.gz", true),
    ("class.zip", "class.zip", true),
    ("anna", "class.zip", false), ("class2", "class.zip", false),
  ])
  func `knows a folder that is called like its archive`(_ folder: String, source: String, isSame: Bool) {
    #expect(SourceLayout.isSameName(folder, as: source) == isSame)
  }
}

extension String {
  fileprivate var precomposed: String { precomposedStringWithCanonicalMapping }
}
