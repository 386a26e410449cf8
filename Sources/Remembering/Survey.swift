import Course
import Foundation
import Judging
import Running

/// Finds out where a learner stands.
package struct Survey: Sendable {
  package var folder: WorkbookFolder
  package var progress: Progress

  /// Names the toolchain, or returns nil where there is none to compare with; asked only where an answer depends on it.
  package var toolchain: @Sendable () -> Fingerprint?

  package init(of folder: WorkbookFolder, progress: Progress, toolchain: @escaping @Sendable () -> Fingerprint?) {
    self.folder = folder
    self.progress = progress
    self.toolchain = toolchain
  }

  /// Returns where the learner stands with exercises, in the order asked.
  ///
  /// - Throws: `Problem` where a chapter's folder is missing or a file cannot be read.
  package func standings(of exercises: [Exercise]) throws(WorkbookFolder.Problem) -> [Standing] {
    for chapter in Course.chapters where exercises.contains(where: { $0.chapter == chapter.name }) {
      try folder.requireFolder(of: chapter)
    }
    var toolchain: Fingerprint??
    var standings: [Standing] = []
    for exercise in exercises {
      let entry = progress[exercise]
      var standing = Standing(exercise, .begun, hintsShown: entry.hintsShown, tries: entry.tries)
      if try folder.isUntouched(exercise) {
        standing.state = .notStarted
      } else if let judgement = entry.judgement {
        let known = toolchain ?? self.toolchain()
        toolchain = .some(known)
        if let change = try change(since: judgement, of: exercise, toolchain: known) {
          standing.state = judgement.status == .passed ? .changedSincePassed(change) : .begun
        } else {
          standing.state = .judged(judgement.status)
          standing.points = min(max(judgement.points, 0), exercise.maxPoints)
        }
      }
      standings.append(standing)
    }
    return standings
  }

  private func change(
    since judgement: Progress.Judgement, of exercise: Exercise, toolchain: Fingerprint?
  ) throws(WorkbookFolder.Problem) -> Standing.Change? {
    guard let data = try folder.contents(of: exercise), Fingerprint(of: data) == judgement.file else { return .file }
    let chapter = folder.path(of: exercise).dropLast(exercise.file.count)
    for (name, fingerprint) in judgement.neededFiles.sorted(by: { $0.key < $1.key }) {
      let needed = try WorkbookFolder.contents(ofFile: chapter + name, called: name)
      guard let needed, Fingerprint(of: needed) == fingerprint else { return .neededFile(name) }
    }
    if let toolchain, toolchain != judgement.toolchain { return .toolchain }
    let expectation = exercise.fingerprint(probe: folder.probeFingerprint(of: exercise))
    return expectation == judgement.expectation ? nil : .expectation
  }
}

extension WorkbookFolder {
  /// Returns whether an exercise's file is missing or still the starter.
  ///
  /// - Throws: `Problem` where the file cannot be read.
  package func isUntouched(_ exercise: Exercise) throws(Problem) -> Bool { try isUntouched(OriginalFile(exercise)) }

  /// Returns whether a learner's file is missing or still the original.
  ///
  /// - Throws: `Problem` where the file cannot be read.
  package func isUntouched(_ file: OriginalFile) throws(Problem) -> Bool {
    guard let data = try contents(of: file) else { return true }
    return data.elementsEqual(file.text.utf8) || file.isUntouched(SourceText(data))
  }
}
