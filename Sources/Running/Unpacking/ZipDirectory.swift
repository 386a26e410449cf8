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
  init(of file: borrowing ArchiveFile, allowance: UnpackingAllowance) throws(UnpackingProblem) {
    var rest = try Self.directory(of: file)[...]
    var count = 0
    while rest.starts(with: [0x50, 0x4B, 1, 2]) {
      let header = Header(rest)
      guard let header else { throw .damaged }
      count += 1
      guard count <= allowance.entries else { throw .tooManyEntries }
      if header.isEncrypted { throw .encrypted }
      guard header.size <= allowance.bytes - totalBytes else { throw .tooLarge }
      entries.append(header.entry(start: totalBytes))
      totalBytes += header.size
      rest = rest.dropFirst(header.length)
    }
    guard !entries.isEmpty else { throw rest.isEmpty ? .empty : .damaged }
  }

  /// How many bytes the directory may have: more than 10,000 entries with names of a hundred letters and all that is added.
  private static let directoryBytes = 8 << 20

  /// Returns the bytes of the directory, which lies before the record that ends the archive.
  private static func directory(of file: borrowing ArchiveFile) throws(UnpackingProblem) -> [UInt8] {
    // A comment of up to 65,535 bytes may follow that record.
    let tailStart = max(0, file.size - 65_557)
    let tail = try file.bytes(at: tailStart, count: 65_557)
    guard
      let place = tail.indices.last(where: { index in
        tail.count - index >= 22 && tail[index...].starts(with: [0x50, 0x4B, 5, 6])
      })
    else { throw .damaged }
    let record = tail[place...]
    var end = tailStart + place
    var size = record.number(at: 12, bytes: 4)
    var disk = record.number(at: 4, bytes: 2)
    // Where a number is too large for its field, another record before this one has it, and a third says where that is.
    let locator = try file.bytes(at: end - 20, count: 20)
    if locator.starts(with: [0x50, 0x4B, 6, 7]) {
      let large = try file.bytes(at: locator[...].number(at: 8, bytes: 8), count: 56)
      guard large.count == 56, large.starts(with: [0x50, 0x4B, 6, 6]) else { throw .damaged }
      end = locator[...].number(at: 8, bytes: 8)
      size = large[...].number(at: 40, bytes: 8)
      disk = large[...].number(at: 16, bytes: 4)
    }
    guard disk == 0 else { throw .inParts }
    guard size <= directoryBytes else { throw .tooManyEntries }
    guard size <= end else { throw .damaged }
    return try file.bytes(at: end - size, count: size)
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

extension ArraySlice<UInt8> {
  /// Returns the number in some bytes from a place on, the lowest first; what there is not counts as zero, and what no number
  /// here can hold as the greatest.
  fileprivate func number(at place: Int, bytes count: Int) -> Int {
    let value = dropFirst(place).prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: value)
  }
}
