import Course
import Remembering

/// Where a learner stands: a bar a chapter, and what to do next.
package struct ProgressReport: Sendable {
  package var standings: [Standing]
  package var folder: WorkbookFolder

  package init(_ standings: [Standing], in folder: WorkbookFolder) {
    self.standings = standings
    self.folder = folder
  }

  package func text(_ appearance: Appearance) -> String {
    let total =
      "\(standings.passedCount) of \(Wording.count(standings.count, "exercise")) passed, "
      + Wording.points(standings.points, of: standings.maxPoints)
    var text = appearance.painted(total, .bold) + "\n\n"
    let chapters = standings.byChapter
    let nameWidth = chapters.map(\.chapter.name.count).max() ?? 0
    for (chapter, standings) in chapters { text += line(chapter, standings, nameWidth: nameWidth, appearance) }
    text += "\n"
    guard let next = standings.next else { return text + Invitation.allDone(standings.count) }
    text += Invitation(to: next, in: folder).text(appearance) + "\n"
    return text + Invitation.narrowing(to: next.exercise.chapter, appearance)
  }

  private func line(
    _ chapter: Chapter, _ standings: [Standing], nameWidth: Int, _ appearance: Appearance
  ) -> String {
    let bar = appearance.bar(standings.points, of: standings.maxPoints)
    let passed = "\(standings.passedCount) of \(standings.count) passed".padded(to: 16)
    var line = "  \(chapter.number) \(chapter.name.padded(to: nameWidth))  \(bar)  \(passed)"
    line += Wording.points(standings.points, of: standings.maxPoints)
    let changed = standings.count { if case .changedSincePassed = $0.state { true } else { false } }
    if changed > 0 {
      line += "\n" + String(repeating: " ", count: nameWidth + 7) + "\(changed) changed since it passed"
    }
    return line + "\n"
  }
}

extension [Standing] {
  /// The standings of each chapter, in the order of the course.
  var byChapter: [(chapter: Chapter, standings: [Standing])] {
    Course.chapters.compactMap { chapter in
      let own = filter { $0.exercise.chapter == chapter.name }
      return own.isEmpty ? nil : (chapter, own)
    }
  }
}
