import Course
import Foundation

/// What is in a tar archive: blocks of 512 bytes, of which each file has one that names it and as many as it needs.
///
/// The format: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
struct TarContents: Sendable, Hashable {
  private(set) var entries: [ArchiveEntry] = []

  /// How many bytes all files have together, and the copies that hard links stand for.
  private(set) var totalBytes = 0

  /// What there is under a path, for the hard links to it: each of them is a copy.
  private var files: [[[UInt8]]: ArchiveEntry.Kind] = [:]

  private static let blockBytes = 512

  /// How many bytes a name or a record about a file may have.
  private static let recordBytes = 1 << 16

  /// - Throws: `UnpackingProblem` where it ends too early, or holds too much.
  init(of file: borrowing ArchiveFile, _ bounds: UnpackingBounds) throws(UnpackingProblem) {
    var place = 0
    var about = About()
    var count = 0
    while true {
      let block = try file.bytes(at: place, count: Self.blockBytes)
      if block.isEmpty || block.allSatisfy({ $0 == 0 }) { break }
      guard let header = TarHeader(block) else { throw .damaged }
      count += 1
      guard count <= 3 * bounds.entries, entries.count < bounds.entries else { throw .tooManyEntries }
      let size = header.hasContents ? about.size ?? header.size : 0
      guard size >= 0 else { throw .damaged }
      guard size <= bounds.bytes - totalBytes else { throw .tooLarge }
      place += Self.blockBytes
      guard size <= file.size - place else { throw .damaged }
      if header.isAboutNext {
        guard size <= Self.recordBytes else { throw .damaged }
        about.add(try file.bytes(at: place, count: size), of: header)
      } else {
        if header.isFile { totalBytes += size }
        if let entry = header.entry(start: place, about) {
          try add(entry, linkedTo: header.target(about), bounds.bytes)
        }
        about = About()
      }
      place += (size + Self.blockBytes - 1) / Self.blockBytes * Self.blockBytes
    }
    guard !entries.isEmpty else { throw .empty }
  }

  private mutating func add(_ entry: ArchiveEntry, linkedTo target: [UInt8]?, _ bytes: Int) throws(UnpackingProblem) {
    var entry = entry
    if let target {
      entry.kind = ArchiveEntry.steps(of: target).flatMap { files[$0] } ?? .refused(.link)
      guard entry.size <= bytes - totalBytes else { throw .tooLarge }
      totalBytes += entry.size
    }
    entries.append(entry)
    if case .file = entry.kind, let steps = entry.steps { files[steps] = entry.kind }
  }

  /// Takes entries out, so that nothing is made of them.
  mutating func leaveOut(_ isLeftOut: (ArchiveEntry) -> Bool) { entries.removeAll(where: isLeftOut) }

  /// What records before a file say of it, where its own block has no room for that.
  fileprivate struct About {
    var path: [UInt8]?
    var target: [UInt8]?
    var size: Int?
    var isSparse = false

    mutating func add(_ bytes: [UInt8], of header: TarHeader) {
      switch header.type {
      case UInt8(ascii: "L"): path = Array(bytes.prefix { $0 != 0 })
      case UInt8(ascii: "K"): target = Array(bytes.prefix { $0 != 0 })
      case UInt8(ascii: "x"): addRecords(bytes[...])
      default: break
      }
    }

    /// Each record is its own length, a space, a key, `=`, a value and a line feed.
    private mutating func addRecords(_ bytes: ArraySlice<UInt8>) {
      var rest = bytes
      while let space = rest.firstIndex(of: UInt8(ascii: " ")),
        let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length > space - rest.startIndex + 1,
        length <= rest.count
      {
        let record = rest.prefix(length).dropFirst(space - rest.startIndex + 1).dropLast()
        rest = rest.dropFirst(length)
        guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let value = Array(record[record.index(after: equals)...])
        switch String(decoding: record[..<equals], as: UTF8.self) {
        case "path": path = value
        case "linkpath": target = value
        case "size": size = Int(String(decoding: value, as: UTF8.self)) ?? -1
        case let key where key.hasPrefix("GNU.sparse"): isSparse = true
        default: break
        }
      }
    }
  }
}

/// The block before a file in a tar archive.
struct TarHeader: Sendable, Hashable {
  let type: UInt8

  /// How many bytes follow; negative where that is no number.
  let size: Int

  private let name: [UInt8]
  private let linked: [UInt8]

  /// - Returns: nil where the check sum is not that of the block.
  init?(_ block: some Collection<UInt8>) {
    guard block.count == 512 else { return nil }
    let block = Array(block)
    // The sum counts its own field as if it were blank. Most files that are no archives have no number there.
    let claimed = Self.octal(block[148..<156])
    guard claimed > 8 * 32 else { return nil }
    guard claimed == block.reduce(8 * 32, { $0 + Int($1) }) - block[148..<156].reduce(0, { $0 + Int($1) }) else {
      return nil
    }
    type = block[156]
    // Numbers too large for octal digits have the first bit set.
    size =
      block[124] & 0x80 != 0
      ? block[125..<136].reduce(0) { $0 >= Int.max >> 8 ? Int.max : $0 << 8 | Int($1) } : Self.octal(block[124..<136])
    let last = block[0..<100].prefix { $0 != 0 }
    // Where GNU's tar says that it is itself, the place of what stands before the name holds something else.
    let isStandard = block[257..<263].elementsEqual("ustar\0".utf8)
    let before = isStandard ? block[345..<500].prefix { $0 != 0 } : []
    name = before.isEmpty ? Array(last) : Array(before) + [UInt8(ascii: "/")] + last
    linked = Array(block[157..<257].prefix { $0 != 0 })
  }

  var isFile: Bool { [0, UInt8(ascii: "0"), UInt8(ascii: "7")].contains(type) }

  /// Whether it tells of what comes next, or of all that comes.
  var isAboutNext: Bool { "xgXLKV".utf8.contains(type) }

  /// Whether bytes follow: links, devices, pipes and folders have none, whatever size they say.
  var hasContents: Bool { !"123456".utf8.contains(type) }

  /// Returns what it says of a file or folder, with what was said before.
  fileprivate func entry(start: Int, _ about: TarContents.About) -> ArchiveEntry? {
    let path = Array(FileNameText.text(about.path ?? name).utf8)
    guard !path.isEmpty else { return nil }
    let kind: ArchiveEntry.Kind =
      switch type {
      case _ where about.isSparse: .refused(.noPlainFile)
      // The oldest archives tell a folder by the end of its name.
      case _ where isFile && path.last == UInt8(ascii: "/"): .folder
      case _ where isFile: .file(start: start, size: about.size ?? size)
      case UInt8(ascii: "5"): .folder
      case UInt8(ascii: "1"), UInt8(ascii: "2"): .refused(.link)
      default: .refused(.noPlainFile)
      }
    return ArchiveEntry(path: path, kind: kind)
  }

  /// Returns the path of the file that it is another name for; nil where it is none of that kind.
  fileprivate func target(_ about: TarContents.About) -> [UInt8]? {
    guard type == UInt8(ascii: "1"), !about.isSparse else { return nil }
    return Array(FileNameText.text(about.target ?? linked).utf8)
  }

  private static func octal(_ digits: ArraySlice<UInt8>) -> Int {
    let text = digits.drop { $0 == 32 }.prefix { $0 != 32 && $0 != 0 }
    return text.isEmpty ? 0 : Int(String(decoding: text, as: UTF8.self), radix: 8) ?? -1
  }
}
