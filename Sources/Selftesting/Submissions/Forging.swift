extension HostileSubmission {
  /// Submissions that say what is not true: forged records, reports and tests.
  static let forging: [HostileSubmission] = []
}
