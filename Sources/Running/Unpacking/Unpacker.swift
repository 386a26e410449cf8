import Foundation

/// Unpacks archives that come from anybody: zip, tar and tar.gz.
package struct Unpacker: Sendable {
  /// In which folder what is unpacked lies.
  package var scratch: ScratchFolder

  /// What contains the programs that unpack.
  package var containment: Containment

  /// The folders in which these programs are looked for.
  var searchPath: String

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

  /// Unpacks a student's archive; blocks the calling thread.
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
    let bounds = UnpackingBounds(allowance)
    let around = try RemovedFolder(in: scratch)
    let archive = "\(around.path)/archive"
    let format = try copy(descriptor, to: archive, limit: bounds.archiveBytes)
    let listing: ArchiveListing
    do throws(UnpackingProblem) {
      listing = try self.listing(of: archive, format, in: around.path, bounds)
    } catch {
      // Nothing says beforehand how much it is, so a second try like this would cost as much.
      if format == .gzip, error == .tooLarge { allowance.bytes = 0 }
      throw error
    }
    allowance.bytes -= listing.totalBytes
    let source = try contents(of: listing, archive, in: around.path, bounds)
    let entries = listing.entries
    let named = entries.count { $0.kind == .folder }
    let limit = allowance.entries - (entries.count - named)
    allowance.entries -= entries.count
    let (folder, count) = try tree(of: entries, from: source, in: around, folders: limit)
    // Folders count too that stand only in the paths of what lies in them.
    allowance.entries -= max(0, count - named)
    return folder
  }

  /// Makes what an archive names.
  ///
  /// - Parameters:
  ///   - limit: How many folders may be made.
  ///   - omissions: What was left out of a class already; nil where it is none.
  /// - Returns: The folder with all of it, and how many folders were made in it.
  func tree(
    of entries: [ArchiveEntry], from source: String, in around: RemovedFolder, folders limit: Int,
    _ omissions: [UnpackedFolder.Omission]? = nil
  ) throws(UnpackingProblem) -> (folder: UnpackedFolder, count: Int) {
    let folder = "\(around.path)/contents"
    guard mkdir(folder, 0o700) == 0 else { throw .ofSystem() }
    var tree = try UnpackedTree(at: folder, folders: limit)
    let file = try ArchiveFile(path: source)
    for entry in entries { try tree.add(entry, from: file) }
    for omission in omissions ?? [] { try tree.leaveOut(omission) }
    around.remove(["archive", "archive.gz", "products"])
    let unpacked = UnpackedFolder(path: folder, tree: tree, around: around, isOfClass: omissions != nil)
    return (unpacked, tree.folderCount)
  }

  /// Returns what is in an archive.
  func listing(
    of archive: String, _ format: ArchiveFormat, in folder: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) -> ArchiveListing {
    func tar(_ path: String) throws(UnpackingProblem) -> ArchiveListing {
      .tar(try TarContents(of: try ArchiveFile(path: path), bounds), path: path)
    }
    switch format {
    case .zip: return .zip(try ZipDirectory(of: try ArchiveFile(path: archive), bounds))
    case .tar: return try tar(archive)
    case .gzip: return try tar(expanded(archive, in: folder, bounds))
    case .other(let format): throw .unsupported(format)
    }
  }

  /// Copies an archive to where the program that unpacks it can read it, whoever else changes it; returns what it is.
  func copy(_ descriptor: Int32, to path: String, limit: Int) throws(UnpackingProblem) -> ArchiveFormat {
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
      guard total <= limit else { throw .tooLarge }
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

  /// Returns the path of a file with the contents of all files in an archive, for which a zip is unpacked.
  func contents(
    of listing: ArchiveListing, _ archive: String, in folder: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) -> String {
    switch listing {
    case .tar(_, let path): return path
    case .zip(let directory): return try unzipped(directory, archive, in: folder, bounds)
    }
  }

  private func unzipped(
    _ directory: ZipDirectory, _ archive: String, in folder: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) -> String {
    guard directory.holdsFiles else { return archive }
    let unzip = try program("unzip")
    // An empty password, since it must not ask for one. One byte more than the directory says is one too many.
    let decompression = Decompression(
      command: [unzip, "-p", "-P", "", archive], containment: containment,
      processorSeconds: bounds.processorSeconds, wallSeconds: bounds.wallSeconds)
    let outcome = try decompression.run(in: folder, output: "files", limit: directory.totalBytes + 1)
    switch outcome.status {
    case 81: throw .unknownMethod
    case 82: throw .encrypted
    // 1 is a warning, as of bytes that belong to nothing. What was written is what counts.
    case 0, 1: if outcome.bytes != directory.totalBytes { throw .damaged }
    default: throw .damaged
    }
    // There need not be room for all of it three times.
    unlink(archive)
    return "\(folder)/products/files"
  }

  /// Unpacks what gzip has packed, which must be a tar archive, and returns its path.
  private func expanded(
    _ archive: String, in folder: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) -> String {
    let gzip = try program("gzip")
    // It takes no file that is called otherwise.
    let packed = "\(folder)/archive.gz"
    guard rename(archive, packed) == 0 else { throw .ofSystem() }
    let decompression = Decompression(
      command: [gzip, "-dc", packed], containment: containment, processorSeconds: bounds.processorSeconds,
      wallSeconds: bounds.wallSeconds)
    let outcome = try decompression.run(in: folder, output: "tar", limit: bounds.tarBytes + 1)
    guard outcome.bytes <= bounds.tarBytes else { throw .tooLarge }
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
