import Course
import Foundation

/// Submissions of all chapters in one folder, a folder each: mostly right, some wrong, some broken, no two files alike.
struct MixedClass {
  let folder: String
  let count: Int

  private let mistakes: MistakeFixtures
  private let workplace: Workplace

  init(count: Int, in folder: String, workplace: Workplace) throws {
    (self.count, self.folder, self.workplace) = (count, folder, workplace)
    mistakes = try MistakeFixtures(of: workplace.original)
    for number in 0..<count { try write(number) }
  }

  /// Returns the path of a submission.
  func path(of number: Int) -> String { "\(folder)/\(String(format: "student-%04d", number))" }

  /// Returns the files of a submission in one chapter; what it does not hold is left out.
  func files(of number: Int, in chapter: Chapter) -> [String] {
    chapter.exercises.map { "\(path(of: number))/\($0.file)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Every third student hands in one file that is not Swift.
  private static func isBroken(_ number: Int) -> Bool { number % 3 == 1 }

  private func write(_ number: Int) throws {
    try FileManager.default.createDirectory(atPath: path(of: number), withIntermediateDirectories: true)
    for (place, exercise) in Course.exercises.enumerated() {
      let draw = (number * 31 + place * 17) % 20
      // One of twenty files is missing, six are wrong.
      guard draw != 0 else { continue }
      let wrong = draw < 7 ? mistakes.path(number + place, of: exercise) : nil
      var text = try String(contentsOfFile: wrong ?? workplace.folder.path(of: exercise), encoding: .utf8)
      text += "\nprivate let student = \(number)\n"
      if Self.isBroken(number), place == number % Course.exercises.count { text += "let broken: Int = \"\"\n" }
      try text.write(toFile: "\(path(of: number))/\(exercise.file)", atomically: true, encoding: .utf8)
    }
  }
}
