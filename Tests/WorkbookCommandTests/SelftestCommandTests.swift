import Foundation
import Testing

/// The self-test as a real process, in a learner's folder.
@Suite(.serialized)
struct SelftestCommandTests {
  private let program: BuiltProgram
  private let learner: LearnerFolder

  init() throws {
    program = try BuiltProgram()
    learner = try LearnerFolder()
    try learner.copyTests()
  }

  @Test func `it examines those whose names begin as is said, and tells of them on request`() throws {
    let environment = ["LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    let result = try program.run(
      "selftest", "--only", "exit-in-init", "--all", in: learner.folder.root, environment: environment)
    #expect(result.output.contains("✓ exit-in-init  failed, "))
    #expect(result.output.contains("\n1 hostile submission: each got the verdict it must get. It took "))
    #expect(result.output.contains("judged "))
    #expect(result.output.contains("\nNothing was left running"))
    #expect(result.output.contains("Learner code is "))
    #expect(result.errors.isEmpty)
  }

  @Test func `a name that none begins with is wrong usage`() throws {
    let result = try program.run("selftest", "--only", "exit-in-inn", in: learner.folder.root)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("workbook: there is no hostile submission whose name begins with exit-in-inn. "))
    #expect(result.errors.contains("exit-in-init"))
  }
}
