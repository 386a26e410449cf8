extension HostileSubmission {
  /// Submissions that consist of odd bytes, odd file names, or far too many files.
  static let oddities: [HostileSubmission] = []
}
