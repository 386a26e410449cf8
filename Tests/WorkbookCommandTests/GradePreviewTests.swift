import Foundation
import Testing

@testable import workbook

/// What `--preview` says of changes that move nobody's points, or take a file away.
struct GradePreviewTests {
  @Test func `other exercises are told of, though nobody's points move`() async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right"]])
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Ring")
    let wider = await students.run("handed", "--out", "grades", "--preview")
    #expect(wider.output.contains("0 would change"), "\(wider.output)")
    let start = "Other exercises are graded than in the last gradebook: "
    let note = try #require(wider.notes.first { $0.hasPrefix(start) }, "\(wider.notes)")
    #expect(note.contains(" more (") && note.contains(" and others). ") && !note.contains("fewer"), "\(note)")
    let narrower = await students.run("handed", "--out", "grades", "--exercises", "Cone", "--preview")
    #expect(narrower.notes.contains { $0.hasPrefix("\(start)1 fewer (Arcs/Ring). ") }, "\(narrower.notes)")
    let same = await students.run("handed", "--out", "grades", "--exercises", "Ring,Cone", "--preview")
    #expect(!same.notes.contains { $0.hasPrefix(start) }, "\(same.notes)")
  }

  @Test func `a file that is gone is no longer handed in, and no other one`() async throws {
    let students = try GradedClass(["Ada": ["Arcs/Cone": "right", "Arcs/Ring": "right"]])
    _ = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Ring")
    try students.hand(in: "wrong", for: "Arcs/Ring", by: "Ada")
    try FileManager.default.removeItem(atPath: "\(students.root)/handed/Ada/Cone.swift")
    let preview = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Ring", "--preview")
    let text = preview.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("0 of 2 points, since it is no longer handed in Arcs/Ring:"), "\(text)")
    #expect(text.contains(", since the file is another one"), "\(text)")
  }
}
