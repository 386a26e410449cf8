import Foundation
import Running
import Testing

@testable import Grading

/// Whom `--only` means where names are alike.
struct NamedStudentTests {
  private func students(_ all: [(String, String)]) throws -> SubmittedClass {
    let scratch = try ScratchFolder()
    var students = SubmittedClass(in: scratch.path)
    for (id, name) in all { try students.add(Submission(id: id, name: name), contents: [:]) }
    return students
  }

  private static let alike = [("19", "smithjohn"), ("20", "smithjohn"), ("21", "doejane"), ("hw1-ann", "hw1-ann")]

  @Test(arguments: [
    ("smithjohn (19)", "19"), ("smithjohn (20)", "20"), ("SmithJohn (20)", "20"), ("doe", "21"), ("20", "20"),
    ("hw1-ann", "hw1-ann"),
  ])
  func `a student is meant by name and id as they are told`(wanted: String, id: String) throws {
    #expect(try students(Self.alike).entry(named: wanted).id == id)
  }

  @Test(arguments: [
    ("smithjohn (2)", ["smithjohn (19)", "smithjohn (20)"]), ("ann", ["hw1-ann"]), ("smitjohn", ["(19)", "(20)"]),
    ("johndoe", []),
  ])
  func `everybody who may be meant is offered once, with the own id`(wanted: String, offered: [String]) throws {
    let students = try students(Self.alike)
    let problem = #expect(throws: (any Error).self) { try students.entry(named: wanted) }
    let text = "\(try #require(problem))"
    #expect(text.contains("Nobody here is called “\(wanted)”."))
    for name in offered { #expect(text.components(separatedBy: name).count == 2, "\(text)") }
  }

  @Test func `only who is called so in part is worth a word`() throws {
    let students = try students(Self.alike)
    #expect(try students.entry(named: "DoeJane").isCalled("DoeJane"))
    #expect(try !students.entry(named: "doe").isCalled("doe"))
  }
}
