import Foundation
import Testing

/// The command on a terminal, which the program `script` plays.
@Suite(.serialized, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
  /// Returns what arrives on a terminal that has some environment.
  private func terminal(_ environment: String) throws -> String {
    let learner = try LearnerFolder()
    let command = "env \(environment) \\\"\\$workbook\\\" next"
    return try BuiltProgram().shell("/usr/bin/script -qec \"\(command)\" /dev/null", in: learner.folder.root).output
  }

  @Test func `there is colour`() throws {
    #expect(try terminal("TERM=xterm").hasPrefix("\u{1B}[1mNext: "))
  }

  @Test(arguments: ["TERM=xterm NO_COLOR=1", "TERM=dumb"])
  func `there is no colour where the environment forbids it`(environment: String) throws {
    #expect(try terminal(environment).hasPrefix("Next: "))
  }
}
