import Course
import Foundation
import Judging

extension GradingRun {
  /// - Parameter isKept: Whether what is found out is written in the output folder.
  func outcome(
    keeping isKept: Bool, _ tell: @escaping @Sendable (GradingEvent) -> Void
  ) async throws -> Outcome {
    var journal = try OpenJournal(out, isKeeping: isKept)
    let secret = options.secret?.fingerprint
    let seed = try seed(goingOnWith: journal.index, secret: secret)
    let only = try options.only.map { try students.entry(named: $0) }
    if only != nil { try checkThatOthersStay(as: journal.index) }
    let basis = UnitBasis(
      exercises: options.exercises, seed: seed, secret: secret, toolchain: toolchain, isContained: isContained,
      probe: probe)
    var plan = try ClassPlan(self, basis: basis, index: journal.index, only: only)
    let settled = journal.index.settled
    let leftOut = try only.map { try LeftOut($0, of: students, plan, basis: basis, lines: journal.lines) }
    try journal.prepare()

    let beginning = JournalLine.Beginning(
      seed: seed, sources: sources, exercises: basis.parts.flatMap(\.exercises).map(\.id), secret: secret,
      only: only?.id)
    // A run of the whole class is not done when one student was graded besides.
    let isPart = isUnfinished(journal.index) && only != nil && journal.index.beginning?.only != only?.id
    if !isPart, journal.index.isFinished || journal.index.beginning != beginning { try journal.add(.begun(beginning)) }
    for unit in plan.emptied { try journal.add(.unit(unit)) }

    let taskCount = plan.tasks.count
    try await grade(&plan, basis: basis, journal: &journal, tell)
    if !isPart {
      let roster = plan.rows.map { JournalLine.Ending.Student(id: $0.entry.id, name: $0.entry.name) }
      try journal.add(.finished(JournalLine.Ending(students: roster)))
    }
    let changes = try settled.map {
      try ChangeSearch(since: $0, basis: basis, lines: journal.lines).changes(in: plan.rows, of: students.entries)
    }
    let exercises = settled.flatMap {
      ExerciseChange(from: $0.beginning.exercises, to: basis.parts.flatMap(\.exercises)).remark
    }
    let remarks =
      journal.remarks + (leftOut?.remarks(isUnfinished: isPart) ?? []) + [exercises].compactMap(\.self)
    if let moved = journal.compact() { plan.move(moved) }
    let reader = ClassReader(students: students, basis: basis, lines: journal.lines)
    var unjudged: [Unjudged] = []
    for row in plan.rows where plan.isUnjudged(row, basis, journal.index) {
      unjudged += try reader.submission(row).unjudgedByName
    }
    var outcome = Outcome(
      gradebook: reader.gradebook(plan.rows), gradedUnits: taskCount, knownUnits: plan.unitCount - taskCount,
      unjudged: unjudged, changes: changes ?? [], remarks: remarks, missingCount: leftOut?.missingCount ?? 0)
    outcome.journal = try journal.settle()
    return outcome
  }

  private func isUnfinished(_ index: JournalIndex) -> Bool { index.beginning != nil && !index.isFinished }

  /// Returns what the questions are drawn from.
  ///
  /// - Throws: `WorkbookFolder.Problem` where what was asked for does not go together with what is known.
  private func seed(
    goingOnWith index: JournalIndex, secret: Fingerprint?
  ) throws(WorkbookFolder.Problem) -> UInt64 {
    // Short enough to be typed; nobody who hands in for the first time knows it.
    guard let beginning = index.beginning else { return options.seed ?? UInt64.random(in: 1...999_999) }
    if !index.isFinished, !options.isResumed {
      throw WorkbookFolder.Problem(
        "The run in \(out.path) is not finished. Go on with it by --resume, or name a new folder for another one.")
    }
    if let seed = options.seed, seed != beginning.seed {
      throw WorkbookFolder.Problem(
        "The questions of the results in \(out.path) were drawn from \(beginning.seed), not from \(seed): one gradebook "
          + "asks everybody the same. Leave --seed out, or name a new folder.")
    }
    if options.isResumed || options.only != nil, beginning.secret != secret {
      throw WorkbookFolder.Problem(
        secret == nil
          ? "The run in \(out.path) asks secret questions. Name their file again with --secret."
          : "The secret questions are others than the run in \(out.path) asks, and one gradebook asks everybody the same. "
            + "Name the same file, or grade the whole class anew without --resume and --only.")
    }
    // A forgotten file must not take points that were given for its questions, nor give back what was lost by them.
    if beginning.secret != nil, secret == nil, !options.dropsSecret {
      throw WorkbookFolder.Problem(
        "The gradebook in \(out.path) rests on secret questions too. Name their file again with --secret; or, to grade the "
          + "whole class anew without them, say --no-secret.")
    }
    if options.only != nil, Set(beginning.exercises) != Set(options.exercises.map(\.id)) {
      throw WorkbookFolder.Problem(
        "One student cannot be graded in other exercises than the rest of the class in \(out.path). "
          + "Leave --exercises out, or leave --only out.")
    }
    return beginning.seed
  }

  /// Grades what is to be graded, with so many units at a time as there are jobs.
  private func grade(
    _ plan: inout ClassPlan, basis: UnitBasis, journal: inout OpenJournal,
    _ tell: @escaping @Sendable (GradingEvent) -> Void
  ) async throws {
    let tasks = plan.tasks
    tell(.begun(submissions: plan.rows.count, units: plan.unitCount, unitsToGrade: tasks.count))
    var told = 0
    try tellComplete(plan, from: &told, ClassReader(students: students, basis: basis, lines: journal.lines), tell)
    try await withThrowingTaskGroup(of: (Int, FinishedUnit).self) { group in
      var next = 0
      func startNext() throws {
        guard next < tasks.count else { return }
        let task = tasks[next]
        let number = next
        next += 1
        let entry = plan.rows[task.row].entry
        let submission = try students.submission(entry)
        guard let unit = basis.unit(task.chapter, of: submission) else {
          throw WorkbookFolder.Problem("What \(entry.name) handed in was changed meanwhile. Start the command again.")
        }
        if let withheld = basis.withheld(unit, of: submission, containment: containment) {
          group.addTask { (number, withheld) }
          return
        }
        let folder = students.chapterFolder(basis.parts[task.chapter].chapter, of: entry)
        group.addTask { [containment, grade] in
          (number, try await basis.grade(unit, of: entry.id, in: folder, containment: containment, by: grade))
        }
      }
      for _ in 0..<max(1, options.jobs) { try startNext() }
      var done = 0
      while let (number, unit) = try await group.next() {
        try journal.add(.unit(unit))
        let task = tasks[number]
        plan.rows[task.row].places[task.chapter] =
          journal.index.entry(of: unit.student, chapter: basis.parts[task.chapter].place)?.place
        plan.rows[task.row].waitingCount -= 1
        done += 1
        tell(.advanced(done: done, of: tasks.count))
        try startNext()
        try tellComplete(plan, from: &told, ClassReader(students: students, basis: basis, lines: journal.lines), tell)
      }
    }
  }

  /// Tells of the submissions that are complete, as far as all before them are.
  private func tellComplete(
    _ plan: ClassPlan, from told: inout Int, _ reader: ClassReader, _ tell: (GradingEvent) -> Void
  ) throws {
    while told < plan.rows.count, plan.rows[told].waitingCount == 0 {
      let row = plan.rows[told]
      tell(.graded(try reader.submission(row), place: told, isUnchanged: row.isUnchanged))
      told += 1
    }
  }
}

extension GradedSubmission {
  /// What could not be judged, with the reasons.
  fileprivate var unjudgedByName: [GradingRun.Unjudged] {
    unjudged.map { exercise in
      GradingRun.Unjudged(
        id: submission.id, name: submission.name, exercise: exercise.id,
        reason: submission.obstacle ?? exercise.verdict.findings.first?.message ?? "It could not be judged.")
    }
  }
}
