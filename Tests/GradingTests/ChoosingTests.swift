import Course
import Foundation
import Testing

@testable import Grading

@Suite struct `Of the files of a student` {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String

    /// The entries, each with the files in it; one with a file of no name is that file itself.
    var entries: [(String, [String: String])]

    /// The paths that are taken.
    var taken: [String]

    /// The kinds of the remarks with their paths.
    var remarks: [String] = []

    /// What one of the remarks says.
    var words: String?
    var isLate = false
    var testDescription: String { id }
  }

  static let text = "struct Cone {}\n"

  static let cases: [Case] = [
    Case(id: "one", entries: [("anna", ["src/Cone.swift": text])], taken: ["src/Cone.swift"]),
    Case(
      id: "the exact name comes first", entries: [("anna", ["Cone (2).swift": text, "a/b/Cone.swift": text])],
      taken: ["a/b/Cone.swift"],
      remarks: ["chosen a/b/Cone.swift"], words: "its name is exactly right, and not \"Cone (2).swift\""),
    Case(
      id: "then the highest number",
      entries: [("anna", ["Cone (2).swift": text, "x/Cone (10).swift": text, "cone.swift": text])],
      taken: ["x/Cone (10).swift"], remarks: ["chosen x/Cone (10).swift", "normalised x/Cone (10).swift"],
      words: "rename \"Cone (10).swift\" to Cone.swift"),
    Case(
      id: "then what lies in the fewest folders", entries: [("anna", ["b/Cone.swift": text, "a/a/Cone.swift": text])],
      taken: ["b/Cone.swift"], remarks: ["chosen b/Cone.swift"], words: "fewer folders"),
    Case(
      id: "then the order of the bytes",
      entries: [("anna", ["b/Cone.swift": text, "a/Cone.swift": text, "B/Cone.swift": text])],
      taken: ["B/Cone.swift"], remarks: ["chosen B/Cone.swift"], words: "not \"a/Cone.swift\" or \"b/Cone.swift\"."),
    Case(
      id: "the larger attachment of Canvas",
      entries: [
        ("leeana_7_100_Cone-1.swift", ["": text]), ("leeana_LATE_7_99_Cone-2.swift", ["": text]),
        ("leeana_7_3_Cone.swift", ["": text]),
      ],
      taken: ["leeana_7_100_Cone-1.swift"], remarks: ["chosen leeana_7_100_Cone-1.swift"],
      words: "since it was handed in last"),
    Case(
      id: "the number of Canvas is no part of the name", entries: [("leeana_7_1_Cone-1.swift", ["": text])],
      taken: ["leeana_7_1_Cone-1.swift"]),
    Case(
      id: "near with the prefix of Canvas", entries: [("leeana_7_1_cone (1)-2.swift", ["": text])],
      taken: ["leeana_7_1_cone (1)-2.swift"], remarks: ["normalised leeana_7_1_cone (1)-2.swift"],
      words: "\"cone (1).swift\" was taken"),
    Case(
      id: "late where a late file is taken",
      entries: [("leeana_LATE_7_9_work.zip", ["w/Cone.swift": text]), ("leeana_7_3_Dome.swift", ["": text])],
      taken: ["leeana_LATE_7_9_work.zip/w/Cone.swift", "leeana_7_3_Dome.swift"].sorted(), isLate: true),
    Case(
      id: "not late where the late file is of no use",
      entries: [("leeana_LATE_7_9_Cone.swift", ["": " \n"]), ("leeana_7_3_Cone.swift", ["": text])],
      taken: ["leeana_7_3_Cone.swift"], remarks: ["notTaken leeana_LATE_7_9_Cone.swift"], words: "is empty"),
    Case(
      id: "a file of Moodle", entries: [("Lea M_5_assignsubmission_file_Cone.swift", ["": text])],
      taken: ["Lea M_5_assignsubmission_file_Cone.swift"]),
    Case(
      id: "an empty file", entries: [("anna", ["Cone.swift": ""])], taken: [], remarks: ["notTaken Cone.swift"],
      words: "is empty"),
    Case(
      id: "an empty file beside another",
      entries: [("anna", ["Cone.swift": "\n", "old/Cone.swift": text, "older/x/Cone.swift": text])],
      taken: ["old/Cone.swift"], remarks: ["chosen old/Cone.swift", "notTaken Cone.swift"],
      words: "not \"older/x/Cone.swift\""),
    Case(
      id: "a file that is too large", entries: [("anna", ["Cone.swift": "!"])], taken: [],
      remarks: ["refused Cone.swift"], words: "256 KiB"),
    Case(
      id: "a file that grows too large", entries: [("anna", ["Cone.swift": "grow"])], taken: [],
      remarks: ["refused Cone.swift"], words: "256 KiB"),
    Case(
      id: "files of no exercise",
      entries: [
        ("anna", ["Cnoe.swift": text, "Helper.swift": text, "notes.txt": text, "Dome.docx": text, "x.rar": text])
      ],
      taken: [], remarks: ["notTaken Cnoe.swift", "notTaken Dome.docx", "notTaken Helper.swift", "notTaken x.rar"],
      words: "rename \"Cnoe.swift\" to Cone.swift"),
    Case(
      id: "odd bytes", entries: [("anna", ["Cone.swift": "\u{FEFF}a\r\nb"])], taken: ["Cone.swift"],
      remarks: ["normalised Cone.swift", "normalised Cone.swift"]),
    Case(
      id: "marks for the direction of writing", entries: [("anna", ["\u{202E}x/Cone.swift": text])],
      taken: ["\\u{202E}x/Cone.swift"]),
    Case(
      id: "a star for a star",
      entries: [
        ("anna", ["Star.swift": text, "star.swift": text, "Triangle.swift": text, "scalingtriangle.swift": text])
      ],
      taken: ["Star.swift", "Triangle.swift", "scalingtriangle.swift"],
      remarks: ["chosen Star.swift", "normalised scalingtriangle.swift"]),
  ]

  @Test(arguments: cases)
  func `each exercise gets the one that is meant`(_ expected: Case) {
    let (choice, work) = choose(expected.entries)
    #expect(choice.files.map(\.origin).sorted() == expected.taken)
    let remarks = work.remarks + choice.remarks
    #expect(remarks.map { "\($0.kind) \($0.path)" }.sorted() == expected.remarks)
    if let words = expected.words {
      #expect(remarks.contains { $0.message.contains(words) }, "\(remarks.map(\.message))")
    }
    #expect(choice.isLate == expected.isLate)
    for file in choice.files { #expect(choice.contents[file.exercise].map { Fingerprint(of: $0) } == file.fingerprint) }
  }

  @Test func `the given one is never taken, and told of once where it was changed`() throws {
    let given = try #require(Course.chapter(named: "ConditionalModifiers")?.givenFiles.first)
    let (unchanged, _) = choose([
      ("anna", ["Card.swift": given.text, "x/Card.swift": "\u{FEFF}// mine\r\n" + given.text])
    ])
    #expect(unchanged.files.isEmpty && unchanged.remarks.isEmpty)
    let (changed, _) = choose([
      ("anna", ["Card.swift": given.text, "a/Card.swift": "struct Card {}", "b/Card.swift": "struct Card {}"])
    ])
    #expect(changed.files.isEmpty)
    #expect(changed.remarks.map(\.path) == ["a/Card.swift"])
    #expect(changed.remarks.map(\.kind) == [.notTaken])
  }

  @Test func `twenty that are no exercise's are told of, what helps first, and the rest is counted`() {
    let helpers = Dictionary(uniqueKeysWithValues: (100..<300).map { ("a/Helper\($0).swift", Self.text) })
    let (choice, _) = choose([("anna", helpers.merging(["z/Cnoe.swift": Self.text]) { first, _ in first })])
    #expect(choice.remarks.count == 21)
    #expect(choice.remarks.contains { $0.exercise == "Arcs/Cone" })
    #expect(choice.remarks.last?.message.hasPrefix("181 more files") == true)
  }

  @Test func `no more than twenty of no use are looked at`() {
    let empty = Dictionary(uniqueKeysWithValues: (100..<200).map { ("\($0)/Cone.swift", " ") })
    let (choice, _) = choose([("anna", empty)])
    #expect(choice.files.isEmpty)
    #expect(choice.remarks.count == 21)
    #expect(choice.remarks.last?.message.contains("the other 80 were not looked at") == true)
  }

  @Test func `none is named by its entry alone where there are several entries`() {
    let (choice, _) = choose([
      ("anna", ["Cone.swift": Self.text]), ("anna.zip", ["Cone.swift": Self.text, "Dome.swift": Self.text]),
    ])
    #expect(choice.files.map(\.origin) == ["anna.zip/Dome.swift", "anna/Cone.swift"])
    #expect(choice.remarks.first?.message.contains("\"anna.zip/Cone.swift\"") == true)
  }

  @Test func `the later source counts, and paths begin with its name`() {
    let (choice, _) = choose(
      [("anna", ["Cone.swift": Self.text]), ("anna", ["x/y/Cone.swift": Self.text])], sources: [0, 1])
    #expect(choice.files.map(\.origin) == ["s1/anna/x/y/Cone.swift"])
    #expect(choice.remarks.first?.message.contains("counts as the later one, and not \"s0/anna/Cone.swift\".") == true)
  }

  @Test func `nothing is left for a student without any`() {
    let (_, nothing) = choose([("anna", [:])])
    #expect(nothing.remarkOnNothing(in: student([("anna", [:])]))?.message.hasPrefix("There is no file in it.") == true)
    let (_, report) = choose([("anna", ["report.pdf": ""])])
    #expect(report.remarkOnNothing(in: student([("anna", [:])]))?.message.contains("\"report.pdf\"") == true)
    let typed = "Lea_1_assignsubmission_onlinetext_"
    let (_, text) = choose([(typed, ["onlinetext.html": ""])])
    #expect(text.files.isEmpty)
    #expect(text.remarks.map(\.path) == [typed])
    #expect(text.remarkOnNothing(in: student([(typed, [:])])) == nil)
  }

  private func student(_ entries: [(String, [String: String])], sources: [Int] = []) -> Roster.Student {
    let pieces = entries.enumerated().map { place, entry in
      let source = sources.isEmpty ? 0 : sources[place]
      let kind: HandedEntry.Kind =
        entry.1[""] != nil ? .file(bytes: 1) : entry.0.hasSuffix(".zip") ? .archive : .folder
      let handed = HandedEntry(name: entry.0, bytes: Array(entry.0.utf8), kind: kind)
      return Roster.Piece(
        source: source, entry: handed, name: EntryName(of: handed) ?? EntryName(folder: entry.0),
        title: "s\(source)/\(entry.0)")
    }
    return Roster.Student(key: StudentKey(origin: .folder, id: "anna"), id: "anna", name: "anna", pieces: pieces)
  }

  private func choose(_ entries: [(String, [String: String])], sources: [Int] = []) -> (Choice, StudentWork) {
    let names = ExerciseNames()
    let student = student(entries, sources: sources)
    var place = -1
    let work = StudentWork(of: student, names: names) { piece in
      place = entries.indices.dropFirst(place + 1).first { entries[$0].0 == piece.entry?.name } ?? place
      let files = entries[place].1.map { path, text in
        let path = path.isEmpty ? entries[place].0 : path
        return HandedFile(
          path: path, bytes: Array(path.utf8), size: 1, place: HandedPlace(path: ""), steps: [Array(text.utf8)])
      }
      return HandedListing(files: files.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) })
    }
    let choice = Choice(from: work.files, names: names) { file throws(Unreadable) in
      let text = String(decoding: file.steps[0], as: UTF8.self)
      if text == "!" { throw .tooLarge }
      return text == "grow" ? Data(repeating: 0xE4, count: 200 << 10) : Data(text.utf8)
    }
    return (choice, work)
  }
}
