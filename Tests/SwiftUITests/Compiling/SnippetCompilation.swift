import Foundation

@testable import Running

/// What the compiler says about all snippets of a list, each as a file of its own.
///
/// One call of the compiler checks the types of all files as one module: that takes little longer than one file.
struct SnippetCompilation: Sendable {
  /// The messages by the names of the files.
  private var messages: [String: [Diagnostic]] = [:]

  /// Checks the types of snippets against the built module SwiftUI.
  ///
  /// - Throws: Where the compiler could not be started, did not come to an end, or said something about no snippet.
  init(of snippets: [Snippet], mode: LanguageMode) async throws {
    let tools = try Tools.beside(program: Tools.thisProgram)
    let scratch = try ScratchFolder()
    var files: [String] = []
    for snippet in snippets {
      files.append(try Self.write(snippet.accepted, as: Self.name(of: snippet, isAccepted: true), in: scratch))
      guard let refused = snippet.refused else { continue }
      files.append(try Self.write(refused, as: Self.name(of: snippet, isAccepted: false), in: scratch))
    }
    let child = Child(
      program: tools.compiler,
      arguments: [
        "-typecheck", "-wmo", "-swift-version", mode.rawValue, "-parse-as-library", "-module-name", "Snippets",
        "-I", tools.modules, "-module-cache-path", tools.moduleCache, "-diagnostic-style=llvm",
        "-no-color-diagnostics",
      ] + files, environment: ProcessInfo.processInfo.environment, folder: scratch.path, wallSeconds: 120,
      outputBytes: 1 << 22, stopSignal: SIGINT)
    let ended = await onThreadOfItsOwn { child.run() }
    let output = String(decoding: ended.errors + ended.output, as: UTF8.self)
    // The driver exits with 1 where there are errors; anything else is no answer.
    guard [.exited(0), .exited(1)].contains(ended.way), !ended.ranOutOfTime else { throw Failure(output: output) }
    for diagnostic in Diagnostic.all(in: output) {
      guard diagnostic.file.hasPrefix(scratch.path) else {
        if diagnostic.kind == .error { throw Failure(output: output) }
        continue
      }
      messages[(diagnostic.file as NSString).lastPathComponent, default: []].append(diagnostic)
    }
  }

  /// Returns the messages of a kind about the accepted lines of a snippet.
  func messages(_ kind: Diagnostic.Kind, onAccepted snippet: Snippet) -> [String] {
    messages(kind, in: Self.name(of: snippet, isAccepted: true))
  }

  /// Returns the errors in the refused lines of a snippet.
  func refusal(of snippet: Snippet) -> [String] { messages(.error, in: Self.name(of: snippet, isAccepted: false)) }

  private func messages(_ kind: Diagnostic.Kind, in file: String) -> [String] {
    messages[file, default: []].filter { $0.kind == kind }.map(\.message)
  }

  /// The compiler gave no answer.
  struct Failure: Error {
    var output: String
  }

  private static func name(of snippet: Snippet, isAccepted: Bool) -> String {
    // A fact is a sentence, whose letters alone make a file's name.
    "\(snippet.fact.filter(\.isLetter))-\(isAccepted ? "accepted" : "refused").swift"
  }

  private static func write(_ lines: String, as name: String, in scratch: ScratchFolder) throws -> String {
    let path = "\(scratch.path)/\(name)"
    try "import SwiftUI\n\(lines)\n".write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}
