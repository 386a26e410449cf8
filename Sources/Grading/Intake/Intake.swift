import Course
import Foundation

/// Takes in what the instructor named: finds whose it is and which file is which exercise's, and makes the files readable.
package struct Intake: Sendable {
  let sources: [String]
  let opening: Opening
  let names = ExerciseNames()

  /// - Parameter sources: The paths of folders and archives; where a student has work in two, the later one counts first.
  package init(_ sources: [String], opening: Opening) {
    self.sources = sources
    self.opening = opening
  }

  /// Takes everything in, one student after the other.
  ///
  /// - Parameter folder: An empty folder for the files that are taken.
  /// - Throws: `WorkbookFolder.Problem` where a source cannot be opened at all, where something is missing here that would
  ///   be needed to unpack a student's work, or where nothing can be written.
  package func take(into folder: String) throws(WorkbookFolder.Problem) -> SubmittedClass {
    let opened = try openedSources()
    let titles = SourceTitles.titles(of: opened.map(\.folder.name))
    let roster = Roster(
      of: zip(opened, titles).map {
        Roster.Source(title: $1, name: $0.name, entries: $0.folder.entries, owner: $0.owner, parent: $0.parent)
      }, names: names)
    if let obstacle = roster.obstacle { throw WorkbookFolder.Problem(obstacle) }
    var students = SubmittedClass(in: folder)
    students.remarks = roster.remarks
    var doubts: [Submission.Remark] = []
    for student in roster.students { doubts += try take(student, from: opened.map(\.folder), into: &students) }
    students.remarks += doubts.prefix(Leftovers.limit)
    if let next = doubts.dropFirst(Leftovers.limit).first {
      students.remarks.append(
        Submission.Remark(
          .chosen, path: next.path,
          "There are \(doubts.count - Leftovers.limit) more that may be several students' work."))
    }
    return students
  }

  /// Takes in a student's work.
  ///
  /// - Returns: What there is to say where it may be that of several students.
  private func take(
    _ student: Roster.Student, from folders: [OpenedFolder], into students: inout SubmittedClass
  ) throws(WorkbookFolder.Problem) -> [Submission.Remark] {
    let work = StudentWork(of: student, names: names) { piece in
      piece.entry.map { opening.listing(of: $0, in: folders[piece.source]) }
        ?? opening.listing(of: folders[piece.source])
    }
    if work.isUnpackingHindered, let obstacle = work.obstacle { throw WorkbookFolder.Problem(obstacle) }
    // Other work that could not be looked at must not become a row without points, nor keep everybody from being graded.
    var obstacle = work.obstacle
    let choice = Choice(from: work.files, names: names) { file throws(Unreadable) in
      do throws(Unreadable) {
        return try opening.contents(of: file)
      } catch {
        obstacle = obstacle ?? error.obstacle(at: file.place, file.steps)
        throw error
      }
    }
    let isExplained = choice.remarks.contains { $0.exercise != nil }
    let nothing = choice.files.isEmpty && !isExplained ? work.remarkOnNothing(in: student) : nil
    let submission = Submission(
      id: student.id, name: student.name, isLate: choice.isLate, sources: student.pieces.map(\.title),
      files: choice.files,
      remarks: (work.remarks + choice.remarks + (nothing.map { [$0] } ?? [])).inOrder(of: names.exercises),
      obstacle: obstacle)
    try students.add(submission, contents: choice.contents)
    return work.doubts
  }
}

extension [Submission.Remark] {
  /// Returns the remarks in the order of the course and then of the paths; what is about no exercise comes last.
  func inOrder(of exercises: [Exercise]) -> [Submission.Remark] {
    let places = Dictionary(uniqueKeysWithValues: exercises.enumerated().map { ($0.element.id, $0.offset) })
    func place(_ remark: Submission.Remark) -> Int { remark.exercise.flatMap { places[$0] } ?? exercises.count }
    return enumerated().sorted { a, b in
      let (first, second) = (place(a.element), place(b.element))
      if first != second { return first < second }
      if a.element.path != b.element.path {
        return a.element.path.utf8.lexicographicallyPrecedes(b.element.path.utf8)
      }
      return a.offset < b.offset
    }.map(\.element)
  }
}
