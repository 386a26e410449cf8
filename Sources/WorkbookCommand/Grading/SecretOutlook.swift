import Course
import Judging
import Reports
import Running

/// What is to be said of secret questions before they are asked, and after.
struct SecretOutlook: Sendable {
  /// Whether there are any.
  var hasQuestions: Bool
  var containment: Containment

  /// Whether learner code could find out about them.
  private var isOpen: Bool { hasQuestions && !containment.isActive }

  /// Refuses where learner code could find out about them and nobody has said that it may: what is known once cannot be
  /// made a secret again.
  ///
  /// - Parameter isAccepted: Whether the instructor takes that risk.
  func check(isAccepted: Bool) throws(WorkbookFolder.Problem) {
    guard isOpen, !isAccepted else { return }
    throw WorkbookFolder.Problem(
      ContainmentReport(containment).sentence
        + " So a submission could find the file with the secret questions, whose path stands in the list of processes, "
        + "read it, and show it on its own page. Nothing was graded. Grade where bubblewrap is installed; or, if you trust "
        + "the submissions so far, say --open-secret too.")
  }

  /// A sentence for the end of a run; nil where there is nothing to fear.
  var warning: String? {
    guard isOpen else { return nil }
    return
      "Where learner code is kept in by limits alone, it can read the file with the secret questions, and write down "
      + "what it is asked, for others to find. Take other questions next time, or grade with bubblewrap."
  }
}
