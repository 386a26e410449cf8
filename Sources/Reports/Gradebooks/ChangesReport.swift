import Grading
import Judging

/// Whose grade would change, from what to what, and why.
package struct ChangesReport: Sendable {
  private let changes: [GradeChange]

  /// How many submissions there are.
  private let submissions: Int

  /// Whether there is a gradebook that could change.
  private let hasGradebook: Bool

  package init(_ changes: [GradeChange], submissions: Int, hasGradebook: Bool) {
    self.changes = changes.filter { $0.before != $0.after }
    self.submissions = submissions
    self.hasGradebook = hasGradebook
  }

  package func text(_ appearance: Appearance) -> String {
    let end = "This was a preview: nothing was written.\n"
    guard hasGradebook else {
      return "There is no gradebook yet that could change. It would get \(Wording.count(submissions, "submission")).\n"
        + end
    }
    return students.map { text(on: $0, appearance) }.joined() + Paragraph.text(total, in: appearance) + "\n" + end
  }

  /// Returns what there is to say of it after a run, in whole sentences; nothing where no grade is another one.
  ///
  /// - Parameter kept: The folder in which earlier gradebooks are kept, as it is told; nil where there is none.
  package func notes(kept: String?) -> [String] {
    let students = students.filter { !Self.isNew($0) }
    let (gone, changed) = (students.filter(Self.isGone), students.filter { !Self.isGone($0) })
    var notes: [String] = []
    if !changed.isEmpty {
      let reasons = changed.joined().flatMap { Self.reasons(of: $0, isBrief: true) }
      notes.append(
        "\(changed.count == 1 ? "1 student has other grades" : "\(changed.count) students have other grades") than in the "
          + "last gradebook: \(Self.names(changed)). Why: \(Self.unique(reasons).joined(separator: "; ")).")
    }
    if !gone.isEmpty {
      notes.append(
        "\(Wording.count(gone.count, "student")) of the last gradebook \(gone.count == 1 ? "is" : "are") not in this one, "
          + "since nothing of theirs is among what was named: \(Self.names(gone)). If that is a mistake, name everything "
          + "that belongs to the class; what was graded is not graded again.")
    }
    if !notes.isEmpty, let kept {
      notes.append("The last gradebook is kept in \(Spelling.harmless(kept, limit: 200)).")
    }
    return notes
  }

  /// How many names are told.
  private static let limit = 10

  private static func names(_ students: [[GradeChange]]) -> String {
    let names = students.prefix(limit).compactMap(\.first).map { GradeLine.name($0.name, id: $0.id) }
    let rest = students.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  package var json: String {
    JSONText.object([
      ("version", .number(1)), ("hasGradebook", .flag(hasGradebook)), ("submissions", .number(submissions)),
      ("changes", .list(changes.map(Self.json))),
    ]).lines
  }

  /// The changes of each student, in the order in which they come.
  private var students: [[GradeChange]] {
    var students: [[GradeChange]] = []
    for change in changes {
      if students.last?.last?.id == change.id {
        students[students.count - 1].append(change)
      } else {
        students.append([change])
      }
    }
    return students
  }

  private var total: String {
    let gone = students.count(where: Self.isGone)
    let changed = students.count - gone
    let staying = "\(submissions - changed) of \(Wording.count(submissions, "submission")) "
    let stay = submissions - changed == 1 ? "stays as it is" : "stay as they are"
    return staying + stay + ", \(changed) would change" + (gone > 0 ? ", \(gone) would be gone." : ".")
  }

  /// Whether the student stood in no gradebook before. Known students may have no grade either, in other exercises.
  private static func isNew(_ changes: [GradeChange]) -> Bool { changes.allSatisfy { $0.reasons == [.newStudent] } }

  /// Whether nothing is handed in by the student any more.
  private static func isGone(_ changes: [GradeChange]) -> Bool { changes.allSatisfy { $0.reasons == [.studentGone] } }

  private func text(on changes: [GradeChange], _ appearance: Appearance) -> String {
    let name = GradeLine.name(changes[0].name, id: changes[0].id)
    let (before, after) = (changes.compactMap(\.before), changes.compactMap(\.after))
    func points(_ grades: [GradeChange.Grade]) -> String {
      Wording.count(grades.reduce(0) { $0 + $1.points }, "point")
    }
    if Self.isNew(changes) { return appearance.painted(name, .bold) + "\n  new, with \(points(after))\n" }
    if Self.isGone(changes) {
      return appearance.painted(name, .bold) + "\n  no longer handed in; there were \(points(before))\n"
    }
    let lines = changes.map { change in
      let reasons =
        change.isFileGone ? "it is no longer handed in" : Self.reasons(of: change).joined(separator: " and ")
      let text = "\(change.exercise): \(Self.words(change.before, change)) → \(Self.words(change.after, change))"
      return Paragraph.text(reasons.isEmpty ? text : "\(text), since \(reasons)", indent: 2, in: appearance) + "\n"
    }
    return appearance.painted(name, .bold) + "\n" + lines.joined()
  }

  private static func words(_ grade: GradeChange.Grade?, _ change: GradeChange) -> String {
    guard let grade else { return "not graded" }
    if grade.status == .graderError { return Wording.text(grade.status) }
    return "\(Wording.text(grade.status)), \(Wording.points(grade.points, of: change.maxPoints))"
  }

  /// - Parameter isBrief: Whether files are told without their names.
  private static func reasons(of change: GradeChange, isBrief: Bool = false) -> [String] {
    switch (change.before, change.after) {
    case (nil, _?): ["\(isBrief ? "an exercise" : "it") is among the exercises now"]
    case (_?, nil): ["\(isBrief ? "an exercise" : "it") is no longer among the exercises"]
    default: change.reasons.map { isBrief ? briefWords($0) : words($0) }
    }
  }

  private static func briefWords(_ reason: GradeChange.Reason) -> String {
    switch reason {
    case .file: "a file is another one"
    case .neededFile: "a file that another one uses, or that is in its way, is another one"
    case .expectation: "an exercise has changed"
    case .unjudged: "something could not be judged before"
    case .newStudent: "something is handed in for the first time"
    case .regraded: "something was graded again"
    case .toolchain, .secret, .containment, .studentGone: words(reason)
    }
  }

  private static func words(_ reason: GradeChange.Reason) -> String {
    switch reason {
    case .file: "the file is another one"
    case .neededFile(let name): "\(Spelling.harmless(name, limit: 60)), which it uses, is another one"
    case .expectation: "the exercise has changed"
    case .toolchain: "the compiler or the workbook itself has changed"
    case .secret: "the secret questions have changed"
    case .containment: "learner code is contained in another way"
    case .unjudged: "it could not be judged before"
    case .newStudent: "it is handed in for the first time"
    case .studentGone: "nothing is handed in any more"
    case .regraded: "it was graded again"
    }
  }

  private static func json(_ change: GradeChange) -> JSONText {
    .object([
      ("id", .text(change.id)), ("name", .text(change.name)), ("exercise", .text(change.exercise)),
      ("maxPoints", .number(change.maxPoints)), ("before", json(change.before)), ("after", json(change.after)),
      ("reasons", .list(change.reasons.map { .text(code($0)) })),
    ])
  }

  private static func json(_ grade: GradeChange.Grade?) -> JSONText {
    guard let grade else { return .null }
    let points: JSONText = grade.status == .graderError ? .null : .number(grade.points)
    return .object([("status", .text(grade.status.rawValue)), ("points", points)])
  }

  private static func code(_ reason: GradeChange.Reason) -> String {
    switch reason {
    case .file: "file"
    case .neededFile: "neededFile"
    case .expectation: "expectation"
    case .toolchain: "toolchain"
    case .secret: "secret"
    case .containment: "containment"
    case .unjudged: "unjudged"
    case .newStudent: "newStudent"
    case .studentGone: "studentGone"
    case .regraded: "regraded"
    }
  }
}
