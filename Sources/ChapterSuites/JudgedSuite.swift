import Course
import Foundation
import Judging
import Reports
import Running
import Testing

extension Trait where Self == JudgedSuite {
  /// Has every test of a chapter's suite judge the exercise that it is named after.
  ///
  ///     @Suite(.judged(chapter: "Arcs"))
  ///     struct ArcsTests {
  ///       @Test("Cone") func cone() {}
  ///     }
  public static func judged(chapter: String, file: String = #filePath, fileID: String = #fileID) -> JudgedSuite {
    JudgedSuite(chapter: chapter, suiteFile: file, suiteModule: String(fileID.prefix { $0 != "/" }))
  }
}

/// Judges a chapter's exercises in their suite: skips what is not started, and reports findings at the learner's own lines.
///
/// The learner's code runs in a child, which is this test program started anew. The verdict is for the learner, who could
/// change this suite as well; a grade comes from the command.
public struct JudgedSuite: TestTrait, SuiteTrait, TestScoping {
  let chapter: String
  let suiteFile: String
  let suiteModule: String

  public var isRecursive: Bool { true }

  public func prepare(for test: Test) async throws {
    guard !test.isSuite else { return }
    let exercise = try exercise(of: test)
    guard let data = try folder.contents(of: exercise), !exercise.isUntouched(SourceText(data)) else {
      try Test.cancel("not started: open \(folder.relativePath(of: exercise))")
    }
  }

  public func scopeProvider(for test: Test, testCase: Test.Case?) -> JudgedSuite? {
    test.isSuite || testCase != nil ? nil : self
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let exercise = try exercise(of: test)
    let source = try folder.contents(of: exercise).map { SourceText($0) }
    let changed = try changedGivenFile()
    var verdict =
      if let changed { changed.blockedVerdict(maxPoints: exercise.maxPoints) } else {
        try await verdict(on: exercise, source: source)
      }
    verdict.findings += exercise.helperAdvice(in: folder)
    // Without a compiler some exercises cannot be judged, which is not the learner's doing; a changed given file is.
    record(verdict, of: exercise, isFailure: verdict.status != .blocked || changed != nil)
    try await function()
  }

  private var folder: WorkbookFolder {
    // Tests/ArcsTests/ArcsTests.swift lies three steps below the root.
    WorkbookFolder(
      root: (0..<3).reduce(URL(fileURLWithPath: suiteFile)) { url, _ in url.deletingLastPathComponent() }.path)
  }

  /// Returns a file that the chapter's exercises are given and that is not as it was given; it was compiled as it is.
  private func changedGivenFile() throws -> OriginalFile? {
    try (Course.chapter(named: chapter)?.givenFiles ?? []).first { file in
      try folder.contents(of: file).map { !file.isUntouched(SourceText($0)) } ?? false
    }
  }

  private func exercise(of test: Test) throws -> Exercise {
    let name = test.displayName ?? test.name
    guard let exercise = Course.exercise(id: "\(chapter)/\(name)") else {
      throw WorkbookFolder.Problem("The test \"\(name)\" is named after no exercise of the chapter \(chapter).")
    }
    return exercise
  }

  /// What some of the questions are drawn from: the same in each run, unless `WORKBOOK_SEED` names another one.
  ///
  /// A test that passes once should pass again; a seed of its own for each run belongs to the command.
  private var seed: UInt64 { ProcessInfo.processInfo.environment["WORKBOOK_SEED"].flatMap { UInt64($0) } ?? 1 }

  private func verdict(on exercise: Exercise, source: SourceText?) async throws -> Verdict {
    // Learner code starts in a folder of its own: what it deletes there is nobody's.
    let scratch = try ScratchFolder()
    // Hooks in the learner's files run before `main`, as the child's own does, and perhaps before that.
    let run = ProbeRun(
      program: Tools.thisProgram, environment: [answerVariable: "1"], folder: scratch.path,
      containment: .ofThisMachine, hidden: folder.root, learnerCodeMayComeFirst: true)
    let judge = Judge(exercise.assessment, seed: seed)
    let module = suiteModule
    let folder = folder
    return await onThreadOfItsOwn {
      defer { withExtendedLifetime(scratch) {} }
      var observation = run.observeFairly(
        module: module, probe: exercise.probe, questions: judge.questionnaire.questions)
      observation.compilerAnswer = exercise.assessment.refusal.map { answer(on: exercise, in: folder, expected: $0) }
      return judge.verdict(on: observation, source: source)
    }
  }

  /// Returns what the compiler says of lines that it must refuse; this program starts it, the child never does.
  private func answer(
    on exercise: Exercise, in folder: WorkbookFolder, expected: ExpectedRefusal
  ) -> CompilerAnswer {
    guard let chapter = Course.chapter(named: exercise.chapter) else { return .notAsked("the chapter is unknown.") }
    do {
      return try RefusalRun(chapter: chapter, in: folder, tools: Tools.forCompiling(beside: Tools.thisProgram))
        .answer(on: exercise, expected: expected)
    } catch {
      return .notAsked("\(error)")
    }
  }

  /// Reports errors as issues and advice as warnings, at the learner's own lines.
  private func record(_ verdict: Verdict, of exercise: Exercise, isFailure: Bool) {
    let path = folder.relativePath(of: exercise)
    let appearance = Appearance(environment: ProcessInfo.processInfo.environment, isTerminal: false)
    for finding in verdict.findings {
      let report =
        FindingReport(finding: finding, file: path).text(appearance, indent: 0)
        + (finding.severity == .error ? PrintedText(verdict.printed).text(appearance, indent: 0) : "")
      let location = SourceLocation(
        fileID: "\(chapter)/\(exercise.file)", filePath: "\(folder.root)/\(path)", line: finding.line ?? 1, column: 1)
      Issue.record(
        "\(exercise.name): \(report)", severity: finding.severity == .error && isFailure ? .error : .warning,
        sourceLocation: location)
    }
    if verdict.status != .passed, !verdict.findings.contains(where: { $0.severity == .error }) {
      Issue.record("\(exercise.name): \(verdict.status.rawValue)")
    }
  }
}
