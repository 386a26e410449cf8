import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite struct SubmittedClassTests {
  @Test func `what was added is read back, in the order of names and then of ids`() throws {
    let scratch = try ScratchFolder()
    var students = SubmittedClass(in: scratch.path)
    let cone = try #require(Course.exercise(id: "Arcs/Cone"))
    let text = Data("struct Cone {}".utf8)
    for (id, name) in [("2", "Örs"), ("9", "Ada"), ("10", "Ada")] {
      let file = Submission.File(exercise: cone.id, origin: "Cone.swift", fingerprint: Fingerprint(of: text))
      try students.add(Submission(id: id, name: name, files: [file]), contents: [cone.id: text])
    }
    #expect(students.entries.map(\.id) == ["10", "9", "2"])
    for entry in students.entries {
      #expect(try students.submission(entry).id == entry.id)
      #expect(students.text(of: cone, of: entry) == "struct Cone {}")
    }
  }

  @Test func `where there is no room, that is told`() throws {
    // Nothing can be written below a file.
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/file"
    try WorkbookFolder.write(Data(), toFile: path, called: path)
    var students = SubmittedClass(in: path)
    let problem = #expect(throws: WorkbookFolder.Problem.self) {
      try students.add(Submission(id: "1", name: "Ada"), contents: [:])
    }
    #expect(problem?.description.hasPrefix("\(path)/0/submission.json cannot be written (") == true)
    #expect(students.entries.isEmpty)
  }
}
