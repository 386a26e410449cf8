import Foundation

/// The built program `workbook`, which lies beside the program that runs these tests.
struct BuiltProgram {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  let path: String

  init() throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    path = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("workbook").path
  }

  /// Runs the program in a folder.
  func run(
    _ words: String..., in folder: String, environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws -> Result {
    try run(words, in: folder, environment: environment)
  }

  /// Runs the program in a folder.
  func run(_ words: [String], in folder: String, environment: [String: String]) throws -> Result {
    try Self.start(path, words, in: folder, environment: environment)
  }

  /// Runs a line of shell in a folder, in which `$workbook` is the program.
  func shell(_ line: String, in folder: String) throws -> Result {
    try Self.start("/bin/sh", ["-c", line], in: folder, environment: ["LANG": "C.UTF-8", "workbook": path])
  }

  private static func start(
    _ program: String, _ words: [String], in folder: String, environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // What is written to either is far less than a pipe holds.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}
