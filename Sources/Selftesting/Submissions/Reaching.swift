extension HostileSubmission {
  /// Submissions that reach what is not theirs: other processes, files, the network.
  static let reaching: [HostileSubmission] = []
}
