import Course
import Foundation
import Judging

/// Has the compiler read a learner's file together with the lines that it must refuse.
///
/// Types are checked and nothing is made, so no learner code runs. Only exercises that ask for a refusal pay for it.
package struct RefusalRun: Sendable {
  private var files: ChapterFiles
  private var module: String
  private var tools: Tools

  /// - Throws: `WorkbookFolder.Problem` where the chapter's folder is missing or a file in it cannot be read.
  package init(chapter: Chapter, in folder: WorkbookFolder, tools: Tools) throws(WorkbookFolder.Problem) {
    self.init(try ChapterFiles(of: chapter, in: folder), module: chapter.name, tools: tools)
  }

  init(_ files: ChapterFiles, module: String, tools: Tools) {
    self.files = files
    self.module = module
    self.tools = tools
  }

  /// Returns what the compiler says of an exercise's file; blocks the calling thread.
  package func answer(on exercise: Exercise, expected: ExpectedRefusal) -> CompilerAnswer {
    guard let file = files[exercise.file] else { return .notAsked("\(exercise.file) is missing.") }
    do {
      // Copies lie where nobody can foretell: a message that a learner put into an attribute may hold line feeds, and
      // look like one of the compiler's own, but it cannot name the copy.
      let scratch = try ScratchFolder()
      let copy = "\(scratch.path)/\(file.name.split(separator: "/").last ?? "")"
      try WorkbookFolder.write(Data(file.source.text.utf8), toFile: copy, called: file.name)
      var copies = [copy]
      for (number, name) in files.filesNeeded(by: file.name).enumerated() {
        guard let other = files[name] else { continue }
        // Another exercise's lines that are to be refused are not this one's.
        let path = "\(scratch.path)/needed\(number).swift"
        try WorkbookFolder.write(Data(other.source.withoutRefusedLines.text.utf8), toFile: path, called: name)
        copies.append(path)
      }
      defer { withExtendedLifetime(scratch) {} }
      return answer(on: copies, expected: expected, folder: scratch.path)
    } catch {
      return .notAsked(error.description)
    }
  }

  private func answer(on copies: [String], expected: ExpectedRefusal, folder: String) -> CompilerAnswer {
    let arguments =
      ["-typecheck", "-wmo", "-D", RefusedLines.condition]
      + expected.warningsAsErrors.flatMap { ["-Werror", $0] }
    switch Compiler(tools: tools).run(arguments, on: copies, module: module, folder: folder) {
    case .succeeded: return .accepted
    case .failed(let reason): return .notAsked("\(reason).")
    case .refused(let diagnostics):
      // What a needed file only warns of, as a rule, is an error here and nobody's fault.
      let errors = diagnostics.filter { $0.kind == .error && !copies.dropFirst().contains($0.file) }
      return .refused(
        errors.map {
          CompilerAnswer.Complaint(line: $0.file == copies[0] ? $0.line : nil, message: $0.message)
        })
    }
  }
}
