extension HostileSubmission {
  /// Submissions that use up what all share: time, memory, processes, space.
  static let exhausting: [HostileSubmission] = []
}
