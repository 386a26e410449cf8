import Course
import Foundation
import Testing

/// What one run of the command remembers for the next.
struct RememberedTests {
  private let program: BuiltProgram
  private let learner: LearnerFolder
  private let environment = ["LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

  init() throws {
    program = try BuiltProgram()
    learner = try LearnerFolder()
    try learner.copyTests()
  }

  private func list() throws -> String {
    try program.run("list", in: learner.folder.root, environment: environment).output
  }

  @Test func `what passed stays passed until something changes`() throws {
    let pieSlice = try #require(LearnersDayTests.day.first { $0.id == "Arcs/PieSlice" })
    let file = "Chapters/03-Arcs/PieSlice.swift"
    try learner.write("import SwiftUI\n\(pieSlice.text)\n", to: file)
    let check = try program.run("check", in: learner.folder.root, environment: environment)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    // Several runs, since what is remembered must not depend on the order in which one run happens to hash.
    for _ in 0..<4 { #expect(try list().contains("✓ Arcs/PieSlice")) }
    try learner.write("import SwiftUI\n\(pieSlice.text)\n// one more line\n", to: file)
    #expect(try list().contains(/○ Arcs\/PieSlice +changed since it passed/))
    try learner.write("import SwiftUI\n\(pieSlice.text)\n", to: file)
    #expect(try list().contains("✓ Arcs/PieSlice"))
    _ = try program.run("reset", "PieSlice", in: learner.folder.root, environment: environment)
    #expect(try list().contains(/· Arcs\/PieSlice +not started/))
    _ = try program.run("reset", "PieSlice", "--undo", in: learner.folder.root, environment: environment)
    #expect(try list().contains("✓ Arcs/PieSlice"))
  }
}
