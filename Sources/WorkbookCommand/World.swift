import Course
import Foundation
import Grading
import Judging
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

  /// Names the compiler, the libraries and this program, which judges: all that grades come from beside the files.
  var gradingTools: @Sendable () throws(WorkbookFolder.Problem) -> Fingerprint

  /// What contains learner code here; finding it out takes a few milliseconds.
  var containment: @Sendable () -> Containment

  /// Examines exercises, with questions of which some are drawn from a seed.
  var examine: @Sendable (WorkbookFolder, [Exercise], _ seed: UInt64) async throws -> [Examination]

  /// Returns another seed each time.
  var newSeed: @Sendable () -> UInt64

  /// Returns what judges the files of a class, kept in by a containment and perhaps asking in secret too.
  var grader: @Sendable (WorkbookFolder, Containment, SecretQuestions?) throws -> GradingRun.Grade

  /// Shows a text on the terminal while work goes on.
  var show: @Sendable (String) -> Void

  /// Prints a text on standard output at once; returns why that failed, or nil.
  var tell: @Sendable (String) -> String?

  /// Tells the time.
  var now: @Sendable () -> Date

  /// What this machine is called, and how many processors it has.
  var host: String
  var cores: Int

  /// The words with which this program was started, after its name.
  var words: [String]

  /// Prepares what is written to standard error where this program is interrupted; an empty text is none.
  var farewell: @Sendable (String) -> Void = { _ in }

  /// How many columns the terminal has that standard error goes to; nil where nobody knows.
  var errorWidth: @Sendable () -> Int? = { nil }

  /// Returns a path that was typed as one that does not depend on the working directory.
  func absolutePath(_ path: String) -> String { path.hasPrefix("/") ? path : "\(workingDirectory)/\(path)" }

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
      gradingTools: { () throws(WorkbookFolder.Problem) in
        try Tools.beside(program: program).fingerprint(judgedBy: program)
      },
      containment: { .ofThisMachine },
      examine: { folder, exercises, seed in
        try await Examiner(folder: folder, tools: Tools.beside(program: program), seed: seed).examine(exercises)
      },
      // Short enough to be typed: nobody who hands in a file knows it, and that is all that counts.
      newSeed: { UInt64.random(in: 1...999_999) },
      grader: { folder, containment, secret in
        var examiner = Examiner(folder: folder, tools: try Tools.beside(program: program))
        examiner.containment = containment
        examiner.secret = secret
        try examiner.requireWorkingCompiler()
        return { [examiner] exercises, chapter, path, seed in
          var examiner = examiner
          examiner.seed = seed
          return try await examiner.examine(exercises, of: chapter, in: path)
        }
      },
      show: { _ = Output.write($0, to: STDERR_FILENO) },
      tell: { Output.write($0, to: STDOUT_FILENO) },
      now: { Date() },
      host: hostName,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      words: Array(CommandLine.arguments.dropFirst()),
      farewell: { Interruption.prepareFarewell($0) }, errorWidth: { Output.width(of: STDERR_FILENO) })
  }

  /// Foundation's name of the host asks the network for it.
  private static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    return name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "unknown" }
  }
}
