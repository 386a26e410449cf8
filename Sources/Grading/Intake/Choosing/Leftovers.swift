import Course
import Judging

/// What there is to say about the files that are no exercise's.
struct Leftovers {
  /// How many files are told of one by one.
  static let limit = 20

  /// For how many files it is found out which exercise may be meant.
  private static let suggestionLimit = 300

  private(set) var remarks: [Submission.Remark] = []

  /// - Parameter taken: The ids of the exercises for which a file was taken.
  init(_ files: [WorkFile], names: ExerciseNames, taken: Set<String>) {
    var helpful: [Submission.Remark] = []
    var plain: [Submission.Remark] = []
    for file in files where !SourceLayout.isLeftBehind(file.name) {
      if helpful.count + plain.count < Self.suggestionLimit,
        let remark = Self.help(with: file, names: names, taken: taken)
      {
        helpful.append(remark)
      } else if Self.isSwift(file.name) {
        plain.append(Submission.Remark(.notTaken, path: file.path, Self.words(for: file.name)))
      }
    }
    // What helps most is not lost among the rest.
    let all = helpful + plain
    remarks = Array(all.prefix(Self.limit))
    guard let next = all.dropFirst(Self.limit).first else { return }
    let count = all.count - Self.limit
    remarks.append(
      Submission.Remark(
        .notTaken, path: next.path,
        "\(count == 1 ? "One more file was" : "\(count) more files were") not taken, since only exercises' files are."))
  }

  /// Returns what can be done to have a file taken; nil where nobody can tell.
  private static func help(with file: WorkFile, names: ExerciseNames, taken: Set<String>) -> Submission.Remark? {
    let name = Choice.quoted(file.name)
    if ArchiveName.isUnopened(file.name) {
      return Submission.Remark(
        .notTaken, path: file.path,
        "\(name) is an archive that is not opened here. Hand in the Swift files themselves, or a zip of them.")
    }
    guard isSwift(file.name) else {
      guard let exercise = names.exercise(ofOtherFormat: file.name), !taken.contains(exercise.id) else { return nil }
      return Submission.Remark(
        .notTaken, exercise: exercise.id, path: file.path,
        "\(name) is no Swift file, so it was not taken. "
          + "Put your code as plain text into \(exercise.file) and hand it in again.")
    }
    guard let exercise = Suggestion.exercise(for: file.name, among: names.exercises, taken: taken) else { return nil }
    return Submission.Remark(
      .notTaken, exercise: exercise.id, path: file.path,
      "\(name) is no exercise's file, so it was not taken. "
        + "If it is your \(exercise.title), rename \(name) to \(exercise.file) and hand it in again.")
  }

  private static func words(for name: String) -> String {
    if name.lowercased() == "package.swift" { return "Package.swift was not taken: your work is judged with its own." }
    return "\(Choice.quoted(name)) is no exercise's file, so it was not taken. "
      + "What an exercise needs must stand in the exercise's own file."
  }

  private static func isSwift(_ name: String) -> Bool { PlainName.simplified(name).hasSuffix(".swift") }
}
