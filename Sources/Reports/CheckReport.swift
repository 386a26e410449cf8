import Course
import Judging
import Remembering
import Running

/// What came out for the exercises that were checked.
package struct CheckReport: Sendable {
  package var examinations: [Examination]

  /// What some of the questions were drawn from.
  package var seed: UInt64
  package var folder: WorkbookFolder
  package var containment: Containment

  package init(_ examinations: [Examination], seed: UInt64, in folder: WorkbookFolder, containment: Containment) {
    self.examinations = examinations
    self.seed = seed
    self.folder = folder
    self.containment = containment
  }

  package func text(_ appearance: Appearance) -> String {
    var text = ""
    for chapter in Course.chapters {
      let own = examinations.filter { $0.exercise.chapter == chapter.name }
      guard !own.isEmpty else { continue }
      text += appearance.painted("\(chapter.number) \(chapter.name)", .bold) + "\n"
      for examination in own { text += self.text(examination, appearance) }
      text += "\n"
    }
    text += summary + "\n"
    let settled: Set<Verdict.Status> = [.passed, .notStarted, .graderError]
    if let failed = examinations.first(where: { !settled.contains($0.verdict.status) }) {
      text += "`\(Invitation.command) hint \(failed.exercise.id)` gives a hint.\n"
      text += sameQuestions(appearance)
    } else if !examinations.contains(where: { $0.verdict.status == .graderError }) {
      text += "`\(Invitation.command) next` tells what comes next.\n"
    }
    if let warning = ContainmentReport(containment).warning { text += appearance.painted(warning, .faint) + "\n" }
    let stopped = Set(examinations.filter { $0.verdict.status == .didNotCompile }.map(\.exercise.chapter))
    if !stopped.isEmpty, let other = Course.chapters.first(where: { !stopped.contains($0.name) }) {
      text += "\n" + Invitation.narrowing(to: other.name, appearance)
    }
    return text
  }

  /// How to be asked the same again, where an answer was wrong or did not come.
  private func sameQuestions(_ appearance: Appearance) -> String {
    let unasked: Set<Verdict.Status> = [.passed, .notStarted, .graderError, .didNotCompile, .blocked]
    let failed = examinations.filter { !unasked.contains($0.verdict.status) }.map(\.exercise)
    guard let first = failed.first else { return "" }
    let chapters = Course.chapters.map(\.name).filter { name in failed.contains { $0.chapter == name } }
    let what = failed.count == 1 ? first.id : chapters.joined(separator: " ")
    let sentence = "`\(Invitation.command) check \(what) --seed \(seed)` asks the same questions again."
    return appearance.painted(Paragraph.text(sentence, in: appearance), .faint) + "\n"
  }

  private func text(_ examination: Examination, _ appearance: Appearance) -> String {
    let (exercise, verdict) = (examination.exercise, examination.verdict)
    let state = Standing.State.judged(verdict.status)
    let file = folder.relativePath(of: exercise)
    var text = "  \(Wording.mark(state, appearance)) \(exercise.id.padded(to: nameWidth))  \(Wording.text(state))"
    if verdict.status == .notStarted {
      text += ": open \(file)\n"
    } else {
      text += ", \(Wording.points(verdict.points, of: verdict.maxPoints))\n"
    }
    for finding in verdict.findings { text += FindingReport(finding: finding, file: file).text(appearance) }
    return text + PrintedText(verdict.printed).text(appearance)
  }

  private var nameWidth: Int { examinations.map(\.exercise.id.count).max() ?? 0 }

  private var summary: String {
    let verdicts = examinations.map(\.verdict)
    let passed = verdicts.count { $0.status == .passed }
    return "\(passed) of \(Wording.count(verdicts.count, "exercise")) passed, "
      + Wording.points(verdicts.reduce(0) { $0 + $1.points }, of: verdicts.reduce(0) { $0 + $1.maxPoints }) + "."
  }
}
