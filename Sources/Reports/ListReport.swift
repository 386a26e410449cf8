import Course
import Remembering

/// The exercises of each chapter with their state.
package struct ListReport: Sendable {
  package var standings: [Standing]

  package init(_ standings: [Standing]) {
    self.standings = standings
  }

  package func text(_ appearance: Appearance) -> String {
    guard !standings.isEmpty else { return "Nothing is left to do.\n" }
    let nameWidth = standings.map(\.exercise.id.count).max() ?? 0
    let wordWidth = standings.map { Wording.text($0.state).count }.max() ?? 0
    return standings.byChapter.map { chapter, standings in
      let name = "\(chapter.number) \(chapter.name)"
      let title = Paragraph.text("\(name): \(chapter.summary)", in: appearance)
      let heading = appearance.painted(name, .bold) + title.dropFirst(name.count)
      let lines = standings.map { standing in
        "  \(Wording.mark(standing.state, appearance)) \(standing.exercise.id.padded(to: nameWidth))  "
          + "\(Wording.text(standing.state).padded(to: wordWidth))  "
          + Wording.points(standing.points, of: standing.exercise.maxPoints)
      }
      return ([heading] + lines).joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }
}
