import Course
import Foundation
import Judging
import Testing

@testable import Remembering

// Foundation has a Progress, too.
private typealias Kept = Remembering.Progress

struct ProgressFileTests {
  private static let progress = Kept(entries: [
    "Paths/Star": .init(hintsShown: 2, tries: 0),
    "Arcs/Cone": .init(
      judgement: .init(
        status: .passed, points: 2, file: Fingerprint(of: "file"), neededFiles: ["Help.swift": Fingerprint(of: "help")],
        expectation: Fingerprint(of: "expectation"), toolchain: Fingerprint(of: "tools")),
      hintsShown: 1, tries: 3),
  ])

  @Test func `what is written is read again`() throws {
    let data = try Kept.File.data(Self.progress)
    #expect(try Kept.File.progress(data) == Self.progress)
  }

  @Test func `there is one entry a line, in the order of the ids`() throws {
    let text = String(decoding: try Kept.File.data(Self.progress), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == #"{"version": 1, "exercises": ["#)
    #expect(lines[1].contains(#""id":"Arcs/Cone""#))
    #expect(lines[2] == #"{"hints":2,"id":"Paths/Star","tries":0}"#)
    #expect(lines[3] == "]}")
  }

  @Test func `nothing to remember is a file too`() throws {
    let data = try Kept.File.data(Kept())
    #expect(String(decoding: data, as: UTF8.self) == "{\"version\": 1, \"exercises\": []}\n")
    #expect(try Kept.File.progress(data) == Kept())
  }

  @Test func `a file cut short anywhere is malformed, never half read`() throws {
    let whole = try Kept.File.data(Self.progress)
    for length in 0..<whole.count - 2 {
      #expect(throws: Kept.File.Damage.malformed) { try Kept.File.progress(whole.prefix(length)) }
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"version": 0, "exercises": []}"#, #"{"version": "1", "exercises": []}"#,
    #"{"version": 1}"#, #"{"version": 1, "exercises": [{"id": "Arcs/Cone"}]}"#,
    #"{"version": 1, "exercises": [{"id": "Arcs/Cone", "hints": 1, "tries": 1, "verdict": {"status": "won"}}]}"#,
  ])
  func `a file of another form is malformed`(text: String) {
    #expect(throws: Kept.File.Damage.malformed) { try Kept.File.progress(Data(text.utf8)) }
  }

  @Test func `a file of a newer workbook is known as such, whatever is in it`() {
    let text = #"{"version": 2, "chapters": {"Arcs": 7}}"#
    #expect(throws: Kept.File.Damage.newer(version: 2)) { try Kept.File.progress(Data(text.utf8)) }
  }

  @Test func `counts below zero are taken for zero`() throws {
    let text = #"{"version": 1, "exercises": [{"id": "Arcs/Cone", "hints": -4, "tries": -1}]}"#
    let progress = try Kept.File.progress(Data(text.utf8))
    #expect(progress.entries["Arcs/Cone"] == Kept.Entry())
  }
}
