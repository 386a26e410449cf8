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

  /// How many submissions a class has that is graded.
  var studentCount = 60

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
  /// - Parameter statuses: The statuses with which it may end.
  /// - Throws: `Failure` where it ends with another one.
  func time(
    _ program: String, _ arguments: [String], folder: String? = nil, accepting statuses: Set<Int32> = [0]
  ) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? self.folder.root)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    let start = ContinuousClock.now
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
    guard statuses.contains(process.terminationStatus) else {
      throw Failure(
        description: "\(program) ended with \(process.terminationStatus):\n" + String(decoding: text, as: UTF8.self))
    }
    return seconds
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
