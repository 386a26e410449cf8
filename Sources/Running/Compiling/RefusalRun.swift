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
    switch outcome(on: exercise, expected: expected) {
    case .said(let answer): answer
    case .failed(let reason): .notAsked("\(reason).")
    }
  }

  /// What came of asking the compiler.
  enum Outcome: Sendable {
    case said(CompilerAnswer)
    /// It could not be asked, which is no fault of the file; with the reason, as the beginning of a sentence.
    case failed(String)
  }

  /// Returns what came of asking the compiler about an exercise's file; blocks the calling thread.
  func outcome(on exercise: Exercise, expected: ExpectedRefusal) -> Outcome {
    guard let file = files[exercise.file] else { return .said(.notAsked("\(exercise.file) is missing.")) }
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
      return outcome(on: copies.map(\.path), expected: expected, in: place)
    } catch {
      var reason = error.description
      if reason.hasSuffix(".") { reason.removeLast() }
      return .failed(reason)
    }
  }

  private func outcome(
    on copies: [String], expected: ExpectedRefusal, in place: CompilationFolder
  ) -> Outcome {
    let options = ["-D", RefusedLines.condition] + expected.warningsAsErrors.flatMap { ["-Werror", $0] }
    switch compiler.run(.check(options), on: copies, module: module, from: place.sources, into: place.products) {
    case .succeeded: return .said(.accepted)
    case .failed(let reason): return .failed(reason)
    case .gaveUp(.noTime(let seconds)):
      return .failed("this machine was too busy to compile it within \(seconds) seconds")
    case .gaveUp(let reason): return .said(.notAsked("The compiler \(reason.words) on these lines."))
    case .refused(let diagnostics):
      // What a needed file only warns of, as a rule, is an error here and nobody's fault.
      let errors = diagnostics.filter { $0.kind == .error && !copies.dropFirst().contains($0.file) }
      return .said(
        .refused(
          errors.map {
            CompilerAnswer.Complaint(line: $0.file == copies[0] ? $0.line : nil, message: $0.message)
          }))
    }
  }
}
