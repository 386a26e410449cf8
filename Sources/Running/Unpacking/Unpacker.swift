import Foundation

/// Unpacks archives that come from anybody: zip, tar and tar.gz.
package struct Unpacker: Sendable {
  /// In which folder what is unpacked lies.
  package var scratch: ScratchFolder

  /// What contains the programs that unpack.
  package var containment: Containment

  /// The folders in which these programs are looked for.
  var searchPath: String

  /// How many bytes an archive may have itself: packed, nothing that may be opened is larger.
  private static let archiveBytes = UnpackingAllowance.bytes + 32 << 20

  package init(scratch: ScratchFolder, containment: Containment) {
    self.init(
      scratch: scratch, containment: containment,
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  package init(scratch: ScratchFolder, containment: Containment, searchPath: String) {
    self.scratch = scratch
    self.containment = containment
    self.searchPath = searchPath
  }

  /// Unpacks an archive; blocks the calling thread.
  ///
  /// - Parameters:
  ///   - descriptor: The archive, opened for reading from its start.
  ///   - allowance: How much may be unpacked, and afterwards, how much still may.
  /// - Throws: `UnpackingProblem` where it is not opened.
  package func unpack(
    _ descriptor: Int32, allowance: inout UnpackingAllowance
  ) throws(UnpackingProblem) -> UnpackedFolder {
    guard allowance.archives > 0 else { throw .tooManyArchives }
    allowance.archives -= 1
    let around = try RemovedFolder(in: scratch)
    let archive = "\(around.path)/archive"
    let format = try copy(descriptor, to: archive)
    let source: String
    let entries: [ArchiveEntry]
    switch format {
    case .zip: (source, entries) = try zip(archive, in: around.path, &allowance)
    case .tar: (source, entries) = try tar(archive, &allowance)
    case .gzip: (source, entries) = try tar(expanded(archive, in: around.path, &allowance), &allowance)
    case .other(let format): throw .unsupported(format)
    }
    let named = entries.count { $0.kind == .folder }
    let folderLimit = allowance.entries - (entries.count - named)
    allowance.entries -= entries.count
    let folder = "\(around.path)/contents"
    guard mkdir(folder, 0o700) == 0 else { throw .ofSystem() }
    var tree = try UnpackedTree(at: folder, folders: folderLimit)
    let file = try ArchiveFile(path: source)
    for entry in entries { try tree.add(entry, from: file) }
    // Folders count too that stand only in the paths of what lies in them.
    allowance.entries -= max(0, tree.folderCount - named)
    around.remove(["archive", "archive.gz", "products"])
    return UnpackedFolder(path: folder, tree: tree, around: around)
  }

  /// Copies an archive to where the program that unpacks it can read it, whoever else changes it; returns what it is.
  private func copy(_ descriptor: Int32, to path: String) throws(UnpackingProblem) -> ArchiveFormat {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .ofSystem() }
    defer { close(file) }
    // Whatever this program's mask for new files is, a program of another user must be able to read it.
    guard fchmod(file, 0o644) == 0 else { throw .ofSystem() }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var format: ArchiveFormat?
    var total = 0
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(total))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .ofSystem() }
      if total == 0 {
        guard count > 0 else { throw .empty }
        format = ArchiveFormat(head: buffer.prefix(count))
        guard format != nil else { throw buffer.prefix(count).allSatisfy { $0 == 0 } ? .empty : .noArchive }
      }
      guard count > 0, let format else { break }
      if case .other = format { break }
      total += count
      guard total <= Self.archiveBytes else { throw .tooLarge }
      var rest = buffer[..<count]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw .ofSystem() }
        rest = rest.dropFirst(written)
      }
    }
    guard let format else { throw .noArchive }
    return format
  }

  /// Unpacks a zip to one file with the contents of all its files; returns that file's path and what is where in it.
  private func zip(
    _ archive: String, in folder: String, _ allowance: inout UnpackingAllowance
  ) throws(UnpackingProblem) -> (String, [ArchiveEntry]) {
    let directory = try ZipDirectory(of: try ArchiveFile(path: archive), allowance: allowance)
    allowance.bytes -= directory.totalBytes
    guard directory.holdsFiles else { return (archive, directory.entries) }
    let unzip = try program("unzip")
    // An empty password, since it must not ask for one. One byte more than the directory says is one too many.
    let decompression = Decompression(command: [unzip, "-p", "-P", "", archive], containment: containment)
    let outcome = try decompression.run(in: folder, output: "files", limit: directory.totalBytes + 1)
    switch outcome.status {
    case 81: throw .unknownMethod
    case 82: throw .encrypted
    // 1 is a warning, as of bytes that belong to nothing. What was written is what counts.
    case 0, 1: if outcome.bytes != directory.totalBytes { throw .damaged }
    default: throw .damaged
    }
    return ("\(folder)/products/files", directory.entries)
  }

  private func tar(
    _ path: String, _ allowance: inout UnpackingAllowance
  ) throws(UnpackingProblem) -> (String, [ArchiveEntry]) {
    let contents = try TarContents(of: try ArchiveFile(path: path), allowance: allowance)
    allowance.bytes -= contents.totalBytes
    return (path, contents.entries)
  }

  /// Unpacks what gzip has packed, which must be a tar archive, and returns its path.
  private func expanded(
    _ archive: String, in folder: String, _ allowance: inout UnpackingAllowance
  ) throws(UnpackingProblem) -> String {
    let gzip = try program("gzip")
    // Each file has a block or three that say what it is, and fills its last one.
    let limit = allowance.bytes + allowance.entries * 2048
    // It takes no file that is called otherwise.
    let packed = "\(folder)/archive.gz"
    guard rename(archive, packed) == 0 else { throw .ofSystem() }
    let outcome = try Decompression(command: [gzip, "-dc", packed], containment: containment)
      .run(in: folder, output: "tar", limit: limit + 1)
    guard outcome.bytes <= limit else {
      // Nothing says beforehand how much it is, so a second try like this would cost as much.
      allowance.bytes = 0
      throw .tooLarge
    }
    // 2 is a warning, as of bytes behind the end.
    guard outcome.status == 0 || outcome.status == 2 else { throw .damaged }
    let path = "\(folder)/products/tar"
    let head = try ArchiveFile(path: path).bytes(at: 0, count: ArchiveFormat.headBytes)
    if head.allSatisfy({ $0 == 0 }) { throw .empty }
    guard ArchiveFormat(head: head) == .tar else { throw .singleFile }
    return path
  }

  private func program(_ name: String) throws(UnpackingProblem) -> String {
    for folder in searchPath.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    throw .missing(program: name)
  }
}
