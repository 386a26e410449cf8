/// What a student has handed in and what was not used, as far as it may have cost something.
package struct UntakenWork: Sendable, Hashable {
  /// Whether something was handed in, and nothing of it could be used: not the same as having done nothing.
  package private(set) var isAll: Bool

  /// The paths of what was refused.
  package private(set) var refused: [String]

  /// The names of folders that were not looked into, for their names.
  package private(set) var folders: [String]

  /// How many other files were not taken, where no file was.
  package private(set) var otherCount: Int

  package init(_ graded: GradedSubmission) {
    let submission = graded.submission
    let notTaken = submission.remarks.filter { $0.kind == .notTaken && !$0.message.hasPrefix(StudentWork.noFile) }
    refused = submission.remarks.filter { $0.kind == .refused }.map(\.path)
    // What could not be read here is no fault of the student's.
    isAll = submission.files.isEmpty && submission.obstacle == nil && !(refused.isEmpty && notTaken.isEmpty)
    let isComplete = graded.exercises.allSatisfy { $0.basis.file != nil }
    // A folder of build products beside all that is asked for has cost nothing.
    folders = isComplete ? [] : notTaken.map(\.path.lastPart).filter(Self.isSkipped)
    otherCount = isAll ? notTaken.count { !Self.isSkipped($0.path.lastPart) } : 0
  }

  private static func isSkipped(_ name: String) -> Bool {
    !name.hasPrefix(".") && PassedOver.sentence(onFolder: name) != nil
  }
}
