extension HostileSubmission {
  /// Submissions that end the program before, while or after it answers.
  static let endings: [HostileSubmission] = []
}
