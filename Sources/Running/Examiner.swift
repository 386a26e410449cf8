import Course
import Foundation
import Judging
import Observing

/// Examines a learner's exercises: compiles their chapter, runs the probes and hands the answers to the judge.
package struct Examiner: Sendable {
  package var folder: WorkbookFolder
  package var tools: Tools

  /// What a child may use.
  package var limits = Limits()

  /// How long one call of the compiler may work, in seconds, where that is less than usual.
  package var compilerSeconds = Int.max

  /// What contains the compiler and the children.
  package var containment = Containment.ofThisMachine

  /// What the questions are drawn from that not every check asks; nil for none of these.
  package var seed: UInt64?

  /// The instructor's secret questions; nil for none.
  ///
  /// A child of its own is asked them, and of that nothing is told but whether all was right. Where nothing contains it, it
  /// can still write down what it was asked for another submission to find.
  package var secret: SecretQuestions?

  /// Whether a starter is judged as if a learner had begun it.
  private var judgesUntouched = false

  package init(folder: WorkbookFolder, tools: Tools, seed: UInt64? = nil) {
    self.folder = folder
    self.tools = tools
    self.seed = seed
  }

  /// Examines exercises, which may belong to several chapters.
  ///
  /// - Returns: An examination for each exercise, in the order asked.
  /// - Throws: `WorkbookFolder.Problem` where a file or folder cannot be read, or no scratch folder can be made.
  package func examine(_ exercises: [Exercise]) async throws -> [Examination] {
    var results: [String: Examination] = [:]
    for chapter in Course.chapters {
      let asked = exercises.filter { $0.chapter == chapter.name }
      guard !asked.isEmpty else { continue }
      let files = try ChapterFiles(of: chapter, in: folder)
      for examination in try await examine(asked, of: chapter, given: chapter.givenFiles, files: files) {
        results[examination.exercise.id] = examination
      }
    }
    return exercises.compactMap { results[$0.id] }
  }

  /// Examines exercises of one chapter whose files lie somewhere, perhaps outside of the workbook.
  ///
  /// - Parameter evenUntouched: Whether a starter is judged as if a learner had begun it.
  package func examine(
    _ exercises: [Exercise], of chapter: Chapter, in path: String, evenUntouched: Bool = false
  ) async throws -> [Examination] {
    var examiner = self
    examiner.judgesUntouched = evenUntouched
    return try await examiner.examine(exercises, of: chapter, given: chapter.givenFiles, in: path)
  }

  /// Examines exercises of one chapter, whose files lie somewhere, beside given files of any text.
  func examine(
    _ exercises: [Exercise], of chapter: Chapter, given: [OriginalFile], in path: String
  ) async throws -> [Examination] {
    try await examine(
      exercises, of: chapter, given: given,
      files: ChapterFiles(
        folder: path, called: path, own: chapter.exercises.map(\.file) + given.map(\.name)))
  }

  private func examine(
    _ exercises: [Exercise], of chapter: Chapter, given: [OriginalFile], files found: ChapterFiles
  ) async throws -> [Examination] {
    let scratch = try ScratchFolder()
    let place = try CompilationFolder(in: scratch)
    let changed = found.changed(given)
    var files = found.replacing(given)
    files.files = try place.copies(of: files.files, group: "chapter")
    let begun = exercises.filter { exercise in
      files[exercise.file].map { judgesUntouched || !exercise.isUntouched($0.source) } ?? false
    }
    let probes = try place.copies(of: begun.map { try probe(of: $0, in: chapter) }, group: "probes")
    var compiler = Compiler(tools: tools, containment: containment, hidden: folder.root)
    compiler.limits.processorSeconds = min(compiler.limits.processorSeconds, compilerSeconds)
    let means = ChapterBuild.Means(
      probes: Dictionary(uniqueKeysWithValues: zip(begun.map(\.id), probes.map(\.path))), module: chapter.name,
      compiler: compiler, sources: place.sources)
    let build = await onThreadOfItsOwn { [files] in
      ChapterBuild(files, exercises: begun, by: means, into: place.products)
    }
    let own = chapter.exercises.map(\.file) + given.map(\.name)
    let advice = changed.map(\.changedAdvice) + found.readingAdvice(besides: own)
    let trial = ChapterTrial(
      module: chapter.name, tools: tools, containment: containment, limits: limits, hidden: folder.root,
      refusalRun: RefusalRun(
        files, module: chapter.name, compiler: Compiler(tools: tools, containment: containment, hidden: folder.root)))
    let compiled: [ChapterTrial.Compiled] = begun.compactMap { exercise in
      if build.obstacles[exercise.id] == nil, let library = build.libraries[exercise.id],
        let file = files[exercise.file]
      {
        ChapterTrial.Compiled(
          exercise: exercise, source: file.source, library: library, judge: Judge(exercise.assessment, seed: seed))
      } else {
        nil
      }
    }
    let judged = found.fingerprints(of: chapter)
    let others = found.files.map(\.name).filter { judged[$0] == nil }
    // What code of another exercise leaves behind in the process may be all that makes such a one right.
    let given = Set(given.map(\.name))
    let together = await trial.answersTogether(
      of: compiled.filter { files.filesNeeded(by: $0.exercise.file).allSatisfy(given.contains) })
    let examinations = await exercises.concurrentlyMapped(atMost: ProcessInfo.processInfo.activeProcessorCount) {
      [files] exercise in
      var (verdict, outcome): (Verdict, SecretQuestions.Outcome?)
      if let compiled = compiled.first(where: { $0.exercise.id == exercise.id }) {
        let secret = secret.map {
          SecretJudge(exercise.assessment, seed: seed, questions: $0.extra(for: exercise.id))
        }
        (verdict, outcome) = await trial.judged(compiled, together: together[exercise.id], secret: secret)
      } else {
        (verdict, outcome) = (verdictWithoutTrial(on: exercise, of: chapter, files: files, build: build), nil)
      }
      if verdict.status != .notStarted { verdict.findings += advice + files.helperAdvice(on: exercise, besides: own) }
      return Examination(
        exercise: exercise, verdict: verdict.steadied, neededFiles: files.filesNeeded(by: exercise.file),
        files: judged, otherFiles: others, secret: outcome)
    }
    // The libraries lie in it.
    withExtendedLifetime(scratch) {}
    return examinations
  }

  /// Reads the probe of an exercise.
  private func probe(of exercise: Exercise, in chapter: Chapter) throws(WorkbookFolder.Problem) -> ChapterFiles.File {
    let path = folder.probePath(of: exercise, in: chapter)
    guard let data = try WorkbookFolder.contents(ofFile: path, called: path) else {
      throw WorkbookFolder.Problem(
        "The probe of \(exercise.id) is missing at \(path). Bring it back with `git checkout Tests/\(chapter.suite)`.")
    }
    return ChapterFiles.File("\(exercise.probe).swift", data)
  }

  /// Returns the verdict on an exercise that is not asked anything.
  private func verdictWithoutTrial(
    on exercise: Exercise, of chapter: Chapter, files: ChapterFiles, build: ChapterBuild
  ) -> Verdict {
    guard let file = files[exercise.file] else {
      if let unread = files.unreadVerdict(on: exercise, folder: folder.relativePath(of: chapter)) { return unread }
      let missing = Finding(
        "missing-file", "\(folder.relativePath(of: exercise)) is missing.", severity: .advice,
        hint: "`swift run workbook reset \(exercise.id)` brings the starter back.")
      return Verdict(.notStarted, maxPoints: exercise.maxPoints, findings: [missing])
    }
    if !judgesUntouched, exercise.isUntouched(file.source) {
      return Verdict(.notStarted, maxPoints: exercise.maxPoints)
    }
    let obstacle = build.obstacles[exercise.id] ?? .failed("the chapter was not compiled")
    var verdict = obstacle.verdict(on: exercise, folder: folder.relativePath(of: chapter))
    // What the compiler says of such a file is noise.
    if verdict.status == .didNotCompile, let other = NotPlainText(file.data) {
      verdict.findings = [other.finding(name: exercise.file)]
    }
    return verdict
  }
}

extension ChapterFiles {
  /// Returns the fingerprints of the files of a chapter's exercises, by their names.
  fileprivate func fingerprints(of chapter: Chapter) -> [String: Fingerprint] {
    let own = files.filter { file in chapter.exercises.contains { $0.file == file.name } }
    return Dictionary(own.map { ($0.name, Fingerprint(of: $0.data)) }) { first, _ in first }
  }
}
