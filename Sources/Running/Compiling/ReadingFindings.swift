import Course
import Judging

extension ChapterFiles {
  /// The verdict on an exercise whose own file was handed in but not read; nil where there is no such file.
  ///
  /// - Parameter folder: The chapter's folder below the workbook, as learners are told it.
  func unreadVerdict(on exercise: Exercise, folder: String) -> Verdict? {
    guard let omission = omissions.first(where: { $0.name == exercise.file }) else { return nil }
    if omission.reason.isOurs {
      return Verdict(
        .graderError, maxPoints: exercise.maxPoints,
        findings: [
          Finding(
            "grader-error",
            "\(folder)/\(exercise.file) \(omission.reason.words), so it could not be judged, which may not be your fault.",
            hint: omission.reason.advice)
        ])
    }
    return Verdict(
      .failed, maxPoints: exercise.maxPoints,
      findings: [
        Finding(
          "unread-file", "\(folder)/\(exercise.file) \(omission.reason.words), so there is nothing to judge.",
          hint: omission.reason.advice)
      ])
  }

  /// What is said of everything else in the folder that was not read: it may be missed.
  ///
  /// - Parameter own: The names of files of which it is said elsewhere.
  func readingAdvice(besides own: [String]) -> [Finding] {
    let told = omissions.filter { !own.contains($0.name) }
    var findings = told.prefix(3).map { omission in
      Finding(
        "unread-file", "\(omission.name.shownFileName) was not read: it \(omission.reason.words).", severity: .advice,
        hint: omission.reason.advice)
    }
    if told.count > 3 {
      findings.append(
        Finding("unread-files", "\(told.count - 3) more files or folders were not read.", severity: .advice))
    }
    if isCut {
      findings.append(
        Finding(
          "many-files",
          "There are more Swift files in the chapter's folder than the \(SourceFolder.fileCount), "
            + "or the \(SourceFolder.totalBytes >> 20) MiB, that are read: only the exercises' own were, "
            + "and those whose names they hold.", severity: .advice,
          hint: "Move away what does not belong to the chapter."))
    }
    return findings
  }
}
