/// What is in an archive, before anything of it is on disk.
enum ArchiveListing: Sendable {
  case zip(ZipDirectory)
  /// A tar archive, and where it lies, which may be what it was unpacked to.
  case tar(TarContents, path: String)

  var entries: [ArchiveEntry] {
    switch self {
    case .zip(let directory): directory.entries
    case .tar(let contents, _): contents.entries
    }
  }

  /// How many bytes all files have together.
  var totalBytes: Int {
    switch self {
    case .zip(let directory): directory.totalBytes
    case .tar(let contents, _): contents.totalBytes
    }
  }

  /// Takes entries out, so that nothing is unpacked of them.
  ///
  /// - Parameter archive: The archive, which may be changed.
  /// - Throws: `UnpackingProblem` where that is not possible.
  mutating func leaveOut(
    _ isLeftOut: (ArchiveEntry) -> Bool, of archive: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) {
    switch self {
    case .zip(var directory):
      try directory.leaveOut(isLeftOut, of: archive, bounds)
      self = .zip(directory)
    case .tar(var contents, let path):
      contents.leaveOut(isLeftOut)
      self = .tar(contents, path: path)
    }
  }
}
