import Course
import Foundation
import Judging
import Running

/// Checks what an exercise's author can forget: files, names, hints, starters that pass, solutions that do not.
package struct AuthorCheck: Sendable {
  package var folder: WorkbookFolder
  package var tools: Tools

  /// What some of the questions are drawn from.
  package var seed: UInt64

  package init(folder: WorkbookFolder, tools: Tools, seed: UInt64 = 1) {
    self.folder = folder
    self.tools = tools
    self.seed = seed
  }

  /// Returns everything that is wrong, one sentence each; empty where all is well.
  package func complaints() async throws -> [String] {
    var complaints = try fileComplaints() + Self.wordingComplaints() + Self.mistakeComplaints(seed: seed)
    for chapter in Course.chapters {
      complaints += try await solutionComplaints(chapter)
      complaints += try await starterComplaints(chapter)
    }
    return complaints
  }

  // MARK: Files

  private func fileComplaints() throws -> [String] {
    var complaints: [String] = []
    let sync = StarterSync(folder: folder)
    let starters = try sync.starters()
    for (exercise, text) in starters where text != exercise.starter {
      complaints.append("The starter of \(exercise.id) is out of date: run `workbook author sync` and build again.")
    }
    for (file, text) in try sync.givenFiles() where text != file.text {
      complaints.append("The copy of \(file.title) is out of date: run `workbook author sync` and build again.")
    }
    var seen: [String: String] = [:]
    for file in Course.exercises.map(OriginalFile.init) + Course.chapters.flatMap(\.givenFiles) {
      if let other = seen.updateValue(file.title, forKey: file.name) {
        complaints.append("\(file.title) and \(other) have the same file name, \(file.name).")
      }
    }
    for chapter in Course.chapters {
      let wanted = Set(chapter.exercises.map(\.file) + chapter.given)
      for path in [folder.path(of: chapter), folder.solutionsPath(of: chapter)] {
        let found = Set(try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") })
        if found != wanted {
          let odd = found.symmetricDifference(wanted).sorted().joined(separator: ", ")
          complaints.append("\(path) and the course do not agree on \(odd).")
        }
      }
      complaints += suiteComplaints(chapter)
    }
    return complaints
  }

  private func suiteComplaints(_ chapter: Chapter) -> [String] {
    let suite = "\(folder.suitePath(of: chapter))/\(chapter.suite).swift"
    let text = (try? String(contentsOfFile: suite, encoding: .utf8)) ?? ""
    var complaints: [String] = []
    var rest = text[...]
    for exercise in chapter.exercises {
      guard let range = rest.firstRange(of: "@Test(\"\(exercise.name)\")") else {
        complaints.append("\(suite) has no test \"\(exercise.name)\", or not in the course's order.")
        continue
      }
      rest = rest[range.upperBound...]
    }
    if text.matches(of: #/@Test\("/#).count != chapter.exercises.count {
      complaints.append("\(suite) has other tests than the course has exercises.")
    }
    for exercise in chapter.exercises {
      let probe = "\(folder.suitePath(of: chapter))/\(exercise.probe).swift"
      if !FileManager.default.fileExists(atPath: probe) { complaints.append("\(probe) is missing.") }
    }
    return complaints
  }

  // MARK: Words

  private static func wordingComplaints() -> [String] {
    var complaints: [String] = []
    for exercise in Course.exercises {
      let texts =
        [exercise.summary, exercise.need] + exercise.hints
        + exercise.assessment.mistakes.flatMap { [$0.message, $0.hint] }
      if texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
        complaints.append("\(exercise.id) has an empty text.")
      }
      if Set(exercise.hints).count != exercise.hints.count { complaints.append("\(exercise.id) repeats a hint.") }
      if !(1...3).contains(exercise.maxPoints) {
        complaints.append("\(exercise.id) is worth \(exercise.maxPoints) points; 1 to 3 are possible.")
      }
      if !exercise.starter.contains("// TODO: 1") { complaints.append("\(exercise.id) has a starter without a TODO.") }
      for mistake in exercise.assessment.mistakes where mistake.code.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) == nil {
        complaints.append("\(exercise.id): the code \(mistake.code) is not made of small letters and hyphens.")
      }
    }
    return complaints
  }

  /// Returns the mistakes that the judge would take for right, or for another one: these help nobody.
  ///
  /// - Parameter seed: What some of the questions are drawn from.
  package static func mistakeComplaints(seed: UInt64) -> [String] {
    Course.exercises.flatMap { exercise in
      let assessment = exercise.assessment
      let judge = Judge(assessment, seed: seed)
      return assessment.mistakes.compactMap { mistake in
        let answers = assessment.answers(with: mistake, to: judge.questionnaire)
        let verdict = judge.verdict(on: answers, source: assessment.source(with: mistake))
        let code = verdict.findings.first?.code
        return code == mistake.code
          ? nil : "\(exercise.id): the mistake \(mistake.code) is judged as \(code ?? "right")."
      }
    }
  }

  // MARK: Runs

  private func solutionComplaints(_ chapter: Chapter) async throws -> [String] {
    let examiner = Examiner(folder: folder, tools: tools, seed: seed)
    return try await examiner.examine(chapter.exercises, of: chapter, in: folder.solutionsPath(of: chapter))
      .compactMap { examination in
        let verdict = examination.verdict
        guard verdict.status != .passed || !verdict.findings.isEmpty else { return nil }
        let finding = verdict.findings.first.map { ": \($0.code), \($0.message)" } ?? ""
        return "The solution of \(examination.exercise.id) is \(verdict.status.rawValue)\(finding)."
      }
  }

  private func starterComplaints(_ chapter: Chapter) async throws -> [String] {
    let scratch = try ScratchFolder()
    for exercise in chapter.exercises {
      try WorkbookFolder.write(
        Data(exercise.starter.utf8), toFile: "\(scratch.path)/\(exercise.file)", called: exercise.file)
    }
    let examiner = Examiner(folder: folder, tools: tools, seed: seed)
    let untouched = try await examiner.examine(chapter.exercises, of: chapter, in: scratch.path)
    let judged = try await examiner.examine(chapter.exercises, of: chapter, in: scratch.path, evenUntouched: true)
    return untouched.filter { $0.verdict.status != .notStarted }
      .map { "The starter of \($0.exercise.id) is \($0.verdict.status.rawValue) instead of not started." }
      + judged.filter { $0.verdict.status != .failed }
      .map { "The starter of \($0.exercise.id), once touched, is \($0.verdict.status.rawValue) instead of failed." }
  }
}
