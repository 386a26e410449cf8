/// What a run tells of while it goes on.
package enum GradingEvent: Sendable {
  /// It is known what there is to do. A unit is a chapter of a submission.
  case begun(submissions: Int, units: Int, unitsToGrade: Int)

  /// So many of the units to grade are done.
  case advanced(done: Int, of: Int)

  /// A submission is complete; told in the order of names and then of ids.
  case graded(GradedSubmission, place: Int, isUnchanged: Bool)
}
