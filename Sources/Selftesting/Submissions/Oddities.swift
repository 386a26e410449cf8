extension HostileSubmission {
  /// Submissions that consist of odd bytes, odd file names, odd entries of folders, or far too many files.
  static let oddities: [HostileSubmission] = oddBytes + oddFileNames + oddEntries
}
