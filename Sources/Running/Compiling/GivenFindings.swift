import Course
import Judging

extension OriginalFile {
  /// What is said of a given file that a learner has changed, where the verdict rests on the workbook's own copy.
  var changedAdvice: Finding {
    Finding(
      "given-changed",
      "\(name) has changes, and they count for nothing here: the workbook judges with its own \(name).",
      severity: .advice,
      hint: "`swift run workbook reset \(name)` brings the given file back and keeps a copy of yours.")
  }

  /// The verdict on an exercise beside which a changed given file was compiled: what it does may come from that file.
  ///
  /// The package manager compiles what is in the folder, so a chapter's suite cannot judge with the workbook's own copy.
  package func blockedVerdict(maxPoints: Int) -> Verdict {
    Verdict(
      .blocked, maxPoints: maxPoints,
      findings: [
        Finding(
          "given-changed", "\(name) has changes, so this suite, which compiles it as it is, cannot judge your code.",
          hint: "`swift run workbook reset \(name)` brings the given file back and keeps a copy of yours. "
            + "`swift run workbook check` judges without your changes to it.")
      ])
  }
}
