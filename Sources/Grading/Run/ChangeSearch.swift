import Course
import Judging

/// Finds out whose grades are others than in the gradebook that was there before, and why.
struct ChangeSearch {
  let settled: JournalIndex.Settled
  let basis: UnitBasis
  let lines: OpenJournal.Lines

  private let knownStudents: Set<String>
  private let formerExercises: Set<String>
  private let presentExercises: Set<String>

  init(since settled: JournalIndex.Settled, basis: UnitBasis, lines: OpenJournal.Lines) {
    self.settled = settled
    self.basis = basis
    self.lines = lines
    knownStudents = Set(settled.students.map(\.id))
    formerExercises = Set(settled.beginning.exercises)
    presentExercises = Set(basis.parts.flatMap(\.exercises).map(\.id))
  }

  /// Returns the grades that differ: those of the students who are there, in their order, and then those of the others.
  ///
  /// - Parameter entries: All who have handed in, whether they stand in the gradebook or not.
  /// - Throws: `WorkbookFolder.Problem` where a result cannot be read.
  func changes(in rows: [ClassPlan.Row], of entries: [SubmittedClass.Entry]) throws -> [GradeChange] {
    var found: [GradeChange] = []
    for row in rows {
      for place in Course.chapters.indices {
        let part = basis.parts.firstIndex { $0.place == place }
        found += try changes(
          ofStudent: row.entry.id, named: row.entry.name, chapter: place, now: part.flatMap { row.places[$0] },
          isHere: true)
      }
    }
    let here = Set(entries.map(\.id))
    for student in settled.students where !here.contains(student.id) {
      let own = try Course.chapters.indices.flatMap { place in
        try changes(ofStudent: student.id, named: student.name, chapter: place, now: nil, isHere: false)
      }
      found += own.isEmpty ? [emptyRowGone(student)].compactMap(\.self) : own
    }
    return found
  }

  /// Returns what tells that somebody is gone who had handed in nothing: the first exercise stands for all.
  private func emptyRowGone(_ student: JournalLine.Ending.Student) -> GradeChange? {
    Course.exercises.first { formerExercises.contains($0.id) }.map { exercise in
      GradeChange(
        id: student.id, name: student.name, exercise: exercise.id, maxPoints: exercise.maxPoints, before: .nothing,
        after: nil, reasons: [.studentGone])
    }
  }

  private func changes(
    ofStudent id: String, named name: String, chapter place: Int, now: JournalPlace?, isHere: Bool
  ) throws -> [GradeChange] {
    let wasHere = knownStudents.contains(id)
    let chapter = Course.chapters[place]
    let ids = chapter.exercises.map(\.id)
    let then = wasHere ? settled.units[id]?[place]?.place : nil
    if wasHere, isHere, then == now,
      ids.allSatisfy({ formerExercises.contains($0) == presentExercises.contains($0) })
    {
      return []
    }
    let before = try then.map { try lines.unit(at: $0, of: id, in: chapter) }
    let after = try now.map { try lines.unit(at: $0, of: id, in: chapter) }
    return chapter.exercises.compactMap { exercise in
      let old = wasHere && formerExercises.contains(exercise.id) ? GradeChange.Grade(before, exercise) : nil
      let new = isHere && presentExercises.contains(exercise.id) ? GradeChange.Grade(after, exercise) : nil
      // Nobody misses what was not handed in.
      guard (old ?? .nothing) != (new ?? .nothing) else { return nil }
      let reasons: [GradeChange.Reason] =
        if !wasHere {
          [.newStudent]
        } else if !isHere {
          [.studentGone]
        } else if old == nil || new == nil {
          [.expectation]
        } else {
          self.reasons(before, after, exercise)
        }
      return GradeChange(
        id: id, name: name, exercise: exercise.id, maxPoints: exercise.maxPoints, before: old, after: new,
        reasons: reasons, isFileGone: old != nil && new != nil && isGone(exercise, from: before, in: after))
    }
  }

  private func isGone(_ exercise: Exercise, from before: FinishedUnit?, in after: FinishedUnit?) -> Bool {
    before?.result(of: exercise.id)?.basis.file != nil && after?.result(of: exercise.id)?.basis.file == nil
  }

  private func reasons(
    _ before: FinishedUnit?, _ after: FinishedUnit?, _ exercise: Exercise
  ) -> [GradeChange.Reason] {
    let (old, new) = (before?.result(of: exercise.id), after?.result(of: exercise.id))
    func isChanged(_ file: String) -> Bool { before?.files[file] != after?.files[file] }
    var reasons: [GradeChange.Reason] = []
    if old?.basis.file != new?.basis.file { reasons.append(.file) }
    let needed = Set([old, new].flatMap { $0?.basis.neededFiles.keys.sorted() ?? [] })
    reasons += needed.sorted().filter(isChanged).map { .neededFile($0) }
    if let old, let new {
      if old.basis.expectation != new.basis.expectation || old.verdict.maxPoints != new.verdict.maxPoints {
        reasons.append(.expectation)
      }
      if old.basis.toolchain != new.basis.toolchain { reasons.append(.toolchain) }
      if settled.beginning.secret != basis.secret { reasons.append(.secret) }
      if before?.containment != after?.containment { reasons.append(.containment) }
      if old.verdict.status == .graderError { reasons.append(.unjudged) }
    }
    guard reasons.isEmpty else { return reasons }
    // A file that nothing uses can still be in the way, as one with the same names.
    let others = Set([before, after].flatMap { $0?.files.keys.sorted() ?? [] }).subtracting([exercise.file])
    reasons = others.sorted().filter(isChanged).map { .neededFile($0) }
    return reasons.isEmpty ? [.regraded] : reasons
  }
}

extension GradeChange.Grade {
  /// What an exercise gets that was not handed in.
  fileprivate static let nothing = Self(status: .notStarted, points: 0)

  /// The grade of an exercise in a unit; nil stands for a unit without a file.
  fileprivate init(_ unit: FinishedUnit?, _ exercise: Exercise) {
    let verdict = unit?.result(of: exercise.id)?.verdict
    self = verdict.map { Self(status: $0.status, points: $0.points) } ?? .nothing
  }
}
