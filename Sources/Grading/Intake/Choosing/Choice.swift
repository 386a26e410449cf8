import Course
import Foundation
import Judging

/// Which files of a student's work are taken, and all that there is to say about it.
struct Choice: Sendable {
  /// The files that were taken, in the order of the course.
  private(set) var files: [Submission.File] = []

  /// The bytes to be judged, by the exercises' ids.
  private(set) var contents: [String: Data] = [:]

  private(set) var remarks: [Submission.Remark] = []

  /// Whether one of the files that were taken came late.
  private(set) var isLate = false

  /// Chooses among the files of one student.
  ///
  /// - Parameter read: Reads a file.
  init(from work: [WorkFile], names: ExerciseNames, read: (HandedFile) throws(Unreadable) -> Data) {
    var candidates: [Int: [Candidate]] = [:]
    var given: [OriginalFile: [Candidate]] = [:]
    var others: [WorkFile] = []
    for file in work {
      guard let meaning = names.meaning(of: file.name) else {
        others.append(file)
        continue
      }
      let candidate = Candidate(file: file, isExact: meaning.isExact, number: meaning.number)
      switch meaning.subject {
      case .exercise(let place): candidates[place, default: []].append(candidate)
      case .given(let original): given[original, default: []].append(candidate)
      }
    }
    for (place, fitting) in candidates.sorted(by: { $0.key < $1.key }) {
      take(Self.ranked(fitting), for: names.exercises[place], read)
    }
    for (original, copies) in given.sorted(by: { $0.key.title < $1.key.title }) {
      compare(Self.ranked(copies), with: original, read)
    }
    let taken = Set(files.map(\.exercise))
    remarks += Leftovers(others, names: names, taken: taken).remarks
  }

  private static func ranked(_ candidates: [Candidate]) -> [Candidate] {
    candidates.sorted { $0.reason(before: $1) != nil }
  }

  /// Takes the first of the files that can be used.
  private mutating func take(
    _ ranked: [Candidate], for exercise: Exercise, _ read: (HandedFile) throws(Unreadable) -> Data
  ) {
    for (place, candidate) in ranked.enumerated() {
      if place == Leftovers.limit {
        remarks.append(
          Submission.Remark(
            .notTaken, exercise: exercise.id, path: candidate.file.path,
            "Of the files called so the first \(place) are of no use, so the other \(ranked.count - place) were not "
              + "looked at. Hand in one \(exercise.file) alone."))
        return
      }
      guard let source = usable(candidate.file, for: exercise, read) else { continue }
      let path = candidate.file.path
      files.append(
        Submission.File(exercise: exercise.id, origin: path, fingerprint: Fingerprint(of: source.data)))
      contents[exercise.id] = source.data
      isLate = isLate || candidate.file.isLate
      for words in source.words(name: exercise.file) {
        remarks.append(Submission.Remark(.normalised, exercise: exercise.id, path: path, words))
      }
      if !candidate.isExact {
        let name = Self.quoted(candidate.file.name)
        remarks.append(
          Submission.Remark(
            .normalised, exercise: exercise.id, path: path,
            "\(name) was taken as \(exercise.file). Before you hand in again, rename \(name) to \(exercise.file)."))
      }
      tellChosen(candidate, before: Array(ranked[(place + 1)...]), for: exercise)
      return
    }
  }

  /// Returns a file's text where it can be judged, and says why where it cannot.
  private mutating func usable(
    _ file: WorkFile, for exercise: Exercise, _ read: (HandedFile) throws(Unreadable) -> Data
  ) -> NormalisedSource? {
    func remark(_ kind: Submission.Remark.Kind, _ message: String) {
      remarks.append(Submission.Remark(kind, exercise: exercise.id, path: file.path, message))
    }
    let source: NormalisedSource
    do throws(Unreadable) {
      source = NormalisedSource(try read(file.file))
      guard source.data.count <= SourceFolder.fileBytes else { throw .tooLarge }
    } catch {
      remark(.refused, "\(Self.quoted(file.name)) \(error.words), so it was not taken. \(error.advice)")
      return nil
    }
    if source.isBlank {
      remark(
        .notTaken,
        "\(Self.quoted(file.name)) is empty, so it was not taken. Save your work in it and hand it in again.")
      return nil
    }
    return source
  }

  private mutating func tellChosen(_ taken: Candidate, before others: [Candidate], for exercise: Exercise) {
    guard let next = others.first, let reason = taken.reason(before: next) else { return }
    let shown = others.prefix(5).map { Self.quoted($0.file.path) }
    let rest = others.count > shown.count ? ["\(others.count - shown.count) more"] : []
    let all = shown + rest
    let list = all.count > 1 ? "\(all.dropLast().joined(separator: ", ")) or \(all[all.count - 1])" : all.joined()
    var message = "\(Self.quoted(taken.file.path)) was taken for \(exercise.title), \(reason.words), and not \(list)."
    switch reason {
    // Whoever handed in again did nothing wrong.
    case .later: break
    case .laterSource: message += " If another one is newer, tell your instructor."
    default: message += " Hand in one \(exercise.file) alone, so that it is surely the one you mean."
    }
    remarks.append(Submission.Remark(.chosen, exercise: exercise.id, path: taken.file.path, message))
  }

  /// Says once where a given file was changed.
  private mutating func compare(
    _ copies: [Candidate], with original: OriginalFile, _ read: (HandedFile) throws(Unreadable) -> Data
  ) {
    for copy in copies {
      guard let data = try? read(copy.file.file), let number = Course.chapter(named: original.chapter)?.number,
        !original.isUntouched(SourceText(String(decoding: NormalisedSource(data).data, as: UTF8.self)))
      else { continue }
      remarks.append(
        Submission.Remark(
          .notTaken, path: copy.file.path,
          "\(original.name) is given in chapter \(number), and yours is not as it was given. Your work is judged with "
            + "the given one, so leave it as it is and write all that an exercise needs into the exercise's own file."))
      return
    }
  }

  /// Returns a file's name or path between quotation marks, in one line and not too long.
  static func quoted(_ name: String) -> String { "\"\(Spelling.harmless(name, limit: 160))\"" }
}
