import Course
import Remembering

/// Where a learner stands, for programs.
///
/// Beside the words of a verdict, a status is `begun` for a file edited and not judged since, and `changedSincePassed`.
package struct StandingsJSON: Sendable {
  package var standings: [Standing]
  package var folder: WorkbookFolder

  package init(_ standings: [Standing], in folder: WorkbookFolder) {
    self.standings = standings
    self.folder = folder
  }

  /// The exercises of each chapter.
  package var list: String { JSONText.object([("version", .number(1)), ("chapters", chapters)]).lines }

  /// The exercises of each chapter, with the totals and the next exercise before them.
  package var progress: String {
    JSONText.object([
      ("version", .number(1)),
      ("passed", .number(standings.passedCount)),
      ("exercises", .number(standings.count)),
      ("points", .number(standings.points)),
      ("maxPoints", .number(standings.maxPoints)),
      ("next", .text(standings.next?.exercise.id)),
      ("chapters", chapters),
    ]).lines
  }

  private var chapters: JSONText {
    .list(
      standings.byChapter.map { chapter, standings in
        .object([("id", .text(chapter.name)), ("exercises", .list(standings.map { exercise($0) }))])
      })
  }

  private func exercise(_ standing: Standing) -> JSONText {
    .object([
      ("id", .text(standing.exercise.id)),
      ("file", .text(folder.relativePath(of: standing.exercise))),
      ("status", .text(Self.word(standing.state))),
      ("points", .number(standing.points)),
      ("maxPoints", .number(standing.exercise.maxPoints)),
      ("hintsShown", .number(standing.hintsShown)),
      ("tries", .number(standing.tries)),
    ])
  }

  private static func word(_ state: Standing.State) -> String {
    switch state {
    case .notStarted: "notStarted"
    case .begun: "begun"
    case .judged(let status): status.rawValue
    case .changedSincePassed: "changedSincePassed"
    }
  }
}
