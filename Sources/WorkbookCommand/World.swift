import Course
import Foundation
import Reports
import Running

/// What a command knows of the world around it.
struct World: Sendable {
  /// The absolute path of the working directory.
  var workingDirectory: String

  /// The path of this program.
  var program: String
  var environment: [String: String]
  var isOutputTerminal: Bool
  var isErrorTerminal: Bool

  /// The tools with which chapters are compiled and run.
  var tools: @Sendable () throws(WorkbookFolder.Problem) -> Tools

  /// Names the compiler and the libraries.
  var toolchain: @Sendable () throws(WorkbookFolder.Problem) -> Fingerprint

  /// What contains learner code here; finding it out takes a few milliseconds.
  var containment: @Sendable () -> Containment

  /// Examines exercises, with questions of which some are drawn from a seed.
  var examine: @Sendable (WorkbookFolder, [Exercise], _ seed: UInt64) async throws -> [Examination]

  /// Returns another seed each time.
  var newSeed: @Sendable () -> UInt64

  /// Shows a text on the terminal while work goes on.
  var show: @Sendable (String) -> Void

  /// How texts on standard output may look.
  var appearance: Appearance { Appearance(environment: environment, isTerminal: isOutputTerminal) }
}

extension World {
  /// The world in which this process runs.
  static var thisProcess: World {
    let program = Tools.thisProgram
    return World(
      workingDirectory: FileManager.default.currentDirectoryPath,
      program: program,
      environment: ProcessInfo.processInfo.environment,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      isErrorTerminal: isatty(STDERR_FILENO) == 1,
      tools: { () throws(WorkbookFolder.Problem) in try Tools.beside(program: program) },
      toolchain: { () throws(WorkbookFolder.Problem) in try Tools.beside(program: program).fingerprint },
      containment: { .ofThisMachine },
      examine: { folder, exercises, seed in
        try await Examiner(folder: folder, tools: Tools.beside(program: program), seed: seed).examine(exercises)
      },
      // Short enough to be typed: nobody who hands in a file knows it, and that is all that counts.
      newSeed: { UInt64.random(in: 1...999_999) },
      show: { _ = Output.write($0, to: STDERR_FILENO) })
  }
}
