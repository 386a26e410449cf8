extension HostileSubmission {
  /// Submissions that keep the compiler busy, or have it do what it should not.
  static let compiling: [HostileSubmission] = []
}
