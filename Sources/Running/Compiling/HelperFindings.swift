import Course
import Judging

extension ChapterFiles {
  /// What is said where an exercise uses a learner's file that is no exercise's: grading takes it without that file.
  ///
  /// - Parameter own: The names of the files of exercises, and of given ones.
  func helperAdvice(on exercise: Exercise, besides own: [String]) -> [Finding] {
    let helpers = filesNeeded(by: exercise.file).filter { !own.contains($0) }.map(\.shownFileName)
    guard let first = helpers.first else { return [] }
    let names = helpers.count > 1 ? "\(first) and \(helpers.count - 1) more" : first
    return [
      Finding(
        "not-taken-file",
        "\(exercise.file) seems to use code of \(names). Where it is graded, only the files of exercises are taken.",
        severity: .advice,
        hint: "Move what it needs into \(exercise.file), so that it stands on its own when you hand it in.")
    ]
  }
}

extension Exercise {
  /// What is said where this exercise uses a file of its chapter's folder that is no exercise's; nothing where that folder
  /// cannot be read.
  package func helperAdvice(in folder: WorkbookFolder) -> [Finding] {
    guard let chapter = Course.chapter(named: chapter), let files = try? ChapterFiles(of: chapter, in: folder) else {
      return []
    }
    return files.replacing(chapter.givenFiles).helperAdvice(
      on: self, besides: chapter.exercises.map(\.file) + chapter.givenFiles.map(\.name))
  }
}
