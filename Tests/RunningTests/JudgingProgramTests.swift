import Course
import Foundation
import Testing

@testable import Running

@Suite struct `The tools that grades come from` {
  @Test func `are others once the program that judges is built anew, and stay while it does`() throws {
    let place = try ScratchFolder()
    let program = "\(place.path)/workbook"
    try Data("one judge".utf8).write(to: URL(fileURLWithPath: program))
    let tools = try Tools.beside(program: Tools.thisProgram)
    let first = tools.fingerprint(judgedBy: program)
    #expect(tools.fingerprint(judgedBy: program) == first && first != tools.fingerprint)
    // A link to it is the same program.
    symlink(program, "\(place.path)/link")
    #expect(tools.fingerprint(judgedBy: "\(place.path)/link") == first)
    // Another one of the same size.
    try Data("two judge".utf8).write(to: URL(fileURLWithPath: program), options: .atomic)
    #expect(tools.fingerprint(judgedBy: program) != first)
    // What learners are told stays.
    #expect(try Tools.beside(program: Tools.thisProgram).fingerprint == tools.fingerprint)
  }
}
