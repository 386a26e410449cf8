import Course
import Foundation
import Judging

/// Has the compiler read a learner's file together with the lines that it must refuse.
///
/// Types are checked and nothing is made, so no learner code runs. Only exercises that ask for a refusal pay for it.
package struct RefusalRun: Sendable {
  private var files: ChapterFiles
  private var module: String
  private var compiler: Compiler

  /// - Throws: `WorkbookFolder.Problem` where the chapter's folder is missing or cannot be read.
  package init(
    chapter: Chapter, in folder: WorkbookFolder, tools: Tools, containment: Containment = .ofThisMachine
  ) throws(WorkbookFolder.Problem) {
    self.init(
      try ChapterFiles(of: chapter, in: folder), module: chapter.name,
      compiler: Compiler(tools: tools, containment: containment, hidden: folder.root))
  }

  init(_ files: ChapterFiles, module: String, compiler: Compiler) {
    self.files = files
    self.module = module
    self.compiler = compiler
  }

  /// Returns what the compiler says of an exercise's file; blocks the calling thread.
  package func answer(on exercise: Exercise, expected: ExpectedRefusal) -> CompilerAnswer {
    guard let file = files[exercise.file] else { return .notAsked("\(exercise.file) is missing.") }
    do {
      let scratch = try ScratchFolder()
      defer { withExtendedLifetime(scratch) {} }
      let place = try CompilationFolder(in: scratch)
      let copies = try place.copies(
        of: [file]
          + files.filesNeeded(by: file.name).compactMap { files[$0] }.enumerated().map { number, needed in
            // Another exercise's lines that are to be refused are not this one's. Two files may have one name.
            ChapterFiles.File("needed\(number).swift", Data(needed.source.withoutRefusedLines.text.utf8))
          }, group: "refusal")
      return answer(on: copies.map(\.path), expected: expected, in: place)
    } catch {
      return .notAsked(error.description)
    }
  }

  private func answer(
    on copies: [String], expected: ExpectedRefusal, in place: CompilationFolder
  ) -> CompilerAnswer {
    let options = ["-D", RefusedLines.condition] + expected.warningsAsErrors.flatMap { ["-Werror", $0] }
    switch compiler.run(.check(options), on: copies, module: module, from: place.sources, into: place.products) {
    case .succeeded: return .accepted
    case .failed(let reason): return .notAsked("\(reason).")
    case .gaveUp(let reason): return .notAsked("The compiler \(reason.words) on these lines.")
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
