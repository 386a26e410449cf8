import Course
import Foundation

/// What a zip says at its end of all that is in it.
///
/// Only that is read here. To unpack is left to the system's program, which writes one file after the other in the order of
/// this directory. What the directory says may be lies: the sum of the sizes is compared with what that program writes.
struct ZipDirectory: Sendable, Hashable {
  private(set) var entries: [ArchiveEntry] = []

  /// How many bytes all files have together.
  private(set) var totalBytes = 0

  /// Whether anything is to be unpacked, be it nothing but empty files.
  var holdsFiles: Bool { entries.contains { $0.kind != .folder } }

  /// The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
  ///
  /// - Throws: `UnpackingProblem` where there is no such directory, or it says what is not unpacked.
  init(of file: borrowing ArchiveFile, _ bounds: UnpackingBounds) throws(UnpackingProblem) {
    let end = try ZipEnd(of: file, directoryBytes: bounds.directoryBytes)
    var rest = try file.bytes(at: end.start, count: end.size)[...]
    var count = 0
    while rest.starts(with: [0x50, 0x4B, 1, 2]) {
      let header = Header(rest)
      guard let header else { throw .damaged }
      count += 1
      guard count <= bounds.entries else { throw .tooManyEntries }
      if header.isEncrypted { throw .encrypted }
      guard header.size <= bounds.bytes - totalBytes else { throw .tooLarge }
      entries.append(header.entry(start: totalBytes))
      totalBytes += header.size
      rest = rest.dropFirst(header.length)
    }
    guard !entries.isEmpty else { throw rest.isEmpty ? .empty : .damaged }
  }

  /// Takes entries out of an archive, so that nothing is unpacked of them: its directory is written anew without them.
  ///
  /// - Parameter path: The archive, which nobody else may change meanwhile.
  /// - Throws: `UnpackingProblem` where it cannot be written.
  mutating func leaveOut(
    _ isLeftOut: (ArchiveEntry) -> Bool, of path: String, _ bounds: UnpackingBounds
  ) throws(UnpackingProblem) {
    let file = try ArchiveFile(path: path)
    let end = try ZipEnd(of: file, directoryBytes: bounds.directoryBytes)
    var rest = try file.bytes(at: end.start, count: end.size)[...]
    var directory: [UInt8] = []
    var kept: [ArchiveEntry] = []
    var bytes = 0
    for var entry in entries {
      guard let header = Header(rest) else { throw .damaged }
      if !isLeftOut(entry) {
        directory += rest.prefix(header.length)
        if case .file = entry.kind { entry.kind = .file(start: bytes, size: header.size) }
        kept.append(entry)
        bytes += header.size
      }
      rest = rest.dropFirst(header.length)
    }
    (entries, totalBytes) = (kept, bytes)
    try ArchiveFile.replace(
      from: end.start, with: directory + end.bytes(forDirectoryOf: directory.count, entries: kept.count), in: path)
  }
}

/// The record of one file or folder in the directory.
private struct Header {
  private let fixed: ArraySlice<UInt8>
  private let name: [UInt8]
  private let extra: ArraySlice<UInt8>

  /// How many bytes the record has.
  let length: Int

  /// How many bytes the file has once it is unpacked, or so it says.
  let size: Int

  /// - Returns: nil where the bytes end too early.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 46 else { return nil }
    let nameLength = bytes.number(at: 28, bytes: 2)
    let extraLength = bytes.number(at: 30, bytes: 2)
    length = 46 + nameLength + extraLength + bytes.number(at: 32, bytes: 2)
    guard bytes.count >= length else { return nil }
    fixed = bytes.prefix(46)
    name = Array(bytes.dropFirst(46).prefix(nameLength))
    extra = bytes.dropFirst(46 + nameLength).prefix(extraLength)
    let small = fixed.number(at: 24, bytes: 4)
    // A size that is too large for its field is the first number in a part of its own.
    size = small == 0xFFFF_FFFF ? Self.field(1, in: extra)?.number(at: 0, bytes: 8) ?? small : small
  }

  var isEncrypted: Bool { fixed.number(at: 8, bytes: 2) & 0x2001 != 0 }

  /// Returns what the record says, of a file that begins at a place.
  func entry(start: Int) -> ArchiveEntry {
    let path = path
    let mode = isOfUnix ? fixed.number(at: 40, bytes: 2) & Int(S_IFMT) : 0
    let isFolder = path.last == UInt8(ascii: "/") || mode == Int(S_IFDIR)
    let isDrive = !isOfUnix && path.dropFirst().first == UInt8(ascii: ":")
    let kind: ArchiveEntry.Kind =
      switch mode {
      case _ where isDrive: .refused(.outside)
      case Int(S_IFLNK): .refused(.link)
      case 0, Int(S_IFREG), Int(S_IFDIR): isFolder ? .folder : .file(start: start, size: size)
      default: .refused(.noPlainFile)
      }
    return ArchiveEntry(path: path, kind: kind)
  }

  /// The system on which it was packed, as far as it matters here: Unix, or an Apple system.
  private var isOfUnix: Bool { [3, 19].contains(fixed.number(at: 5, bytes: 1)) }

  /// The path in UTF-8, with `/` between its parts.
  private var path: [UInt8] {
    // Programs that cannot tell otherwise add the name in UTF-8, behind a version and a check sum of the other one.
    if let added = Self.field(0x7075, in: extra)?.dropFirst(5), let text = String(validating: added, as: UTF8.self),
      !text.isEmpty
    {
      return Array(added)
    }
    guard !isOfUnix else { return Array(FileNameText.text(name).utf8) }
    let path = Array(FileNameText.textOfDOS(name).utf8)
    // Some programs for Windows write its own separators.
    guard !path.contains(UInt8(ascii: "/")) else { return path }
    return path.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
  }

  /// Returns the part with a number of what is added to the record.
  private static func field(_ number: Int, in extra: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = extra
    while rest.count >= 4 {
      let length = rest.number(at: 2, bytes: 2)
      if rest.number(at: 0, bytes: 2) == number { return rest.dropFirst(4).prefix(length) }
      rest = rest.dropFirst(4 + length)
    }
    return nil
  }
}
