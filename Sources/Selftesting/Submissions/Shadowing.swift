extension HostileSubmission {
  /// Submissions that give names of the system, of SwiftUI or of the probes another meaning.
  static let shadowing: [HostileSubmission] = []
}
