import Course
import Foundation
import Running

/// A copy of the workbook in a folder of its own, in which all exercises are solved, and the tools that were built.
struct Workplace {
  let scratch: ScratchFolder
  let folder: WorkbookFolder
  let tools: Tools

  /// The command, beside this program.
  let command: String

  /// The workbook that this program was built from.
  let original: WorkbookFolder

  /// How many submissions are tested in copies of the package, which takes minutes each.
  var copyCount = 3

  /// How many submissions a class has that is graded; nil for as many as the benchmark promises something of.
  var studentCount: Int?

  init() throws {
    let build = URL(fileURLWithPath: Tools.thisProgram).deletingLastPathComponent().path
    original = try WorkbookFolder(above: build)
    tools = try Tools.beside(program: Tools.thisProgram)
    command = "\(build)/workbook"
    scratch = try ScratchFolder()
    folder = WorkbookFolder(root: "\(scratch.path)/copy of the workbook")
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder.root)/Chapters", withIntermediateDirectories: true)
    try files.copyItem(atPath: "\(original.root)/Package.swift", toPath: "\(folder.root)/Package.swift")
    try files.copyItem(atPath: "\(original.root)/Tests", toPath: "\(folder.root)/Tests")
    for chapter in Course.chapters {
      try files.copyItem(atPath: original.solutionsPath(of: chapter), toPath: folder.path(of: chapter))
    }
  }

  /// Runs a program to its end and returns the seconds it took on the clock.
  ///
  /// - Throws: `Failure` where it does not end with 0.
  func time(_ program: String, _ arguments: [String], folder: String? = nil) throws -> Double {
    try Effort.of { _ = try run(program, arguments, folder: folder) }.seconds
  }

  /// Runs a program to its end and returns what it printed.
  ///
  /// - Parameter statuses: The statuses with which it may end.
  /// - Throws: `Failure` where it ends with another one.
  func run(
    _ program: String, _ arguments: [String], folder: String? = nil, accepting statuses: Set<Int32> = [0]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? self.folder.root)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard statuses.contains(process.terminationStatus) else {
      throw Failure(description: "\(program) ended with \(process.terminationStatus):\n\(text)")
    }
    return text
  }

  /// Says on standard error how far a long benchmark is.
  func tell(_ progress: String) { FileHandle.standardError.write(Data("  ... \(progress)\n".utf8)) }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
