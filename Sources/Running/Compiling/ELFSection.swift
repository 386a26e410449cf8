import Foundation

/// Parts of an object file or a program in the format ELF, found by their names.
///
/// An object file is made of learners' code, so nothing in it is taken for granted: what does not fit is not there.
enum ELFSection {
  /// A section of more bytes than this is not read.
  private static let greatestSize: UInt64 = 16 << 20

  /// Returns the bytes of a section; nil where the file has none of this name, or is none of 64 bits, little end first.
  static func bytes(named name: String, ofFile path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The offsets and sizes are those of Elf64_Ehdr and Elf64_Shdr (elf(5)).
    guard let header = read(file, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      number(header, at: 58, bytes: 2) == 64
    else { return nil }
    let count = number(header, at: 60, bytes: 2)
    guard let table = read(file, at: number(header, at: 40, bytes: 8), count: 64 * count) else { return nil }
    func contents(_ index: UInt64) -> [UInt8]? {
      guard index < count else { return nil }
      let entry = 64 * Int(index)
      return read(file, at: number(table, at: entry + 24, bytes: 8), count: number(table, at: entry + 32, bytes: 8))
    }
    guard let names = contents(number(header, at: 62, bytes: 2)) else { return nil }
    let wanted = Array(name.utf8) + [0]
    let found = (0..<count).first { index in
      let start = Int(number(table, at: 64 * Int(index), bytes: 4))
      return start < names.count && names[start...].starts(with: wanted)
    }
    return found.flatMap(contents)
  }

  /// Returns the texts of a section that holds nothing else, each ended by a zero.
  static func texts(named name: String, ofFile path: String) -> [String]? {
    bytes(named: name, ofFile: path).map { bytes in
      bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Returns the file names of the libraries that a program names as needed; nil where it names none.
  static func libraries(neededBy program: String) -> [String]? {
    guard let entries = bytes(named: ".dynamic", ofFile: program), let names = bytes(named: ".dynstr", ofFile: program)
    else { return nil }
    return stride(from: 0, through: entries.count - 16, by: 16).compactMap { entry in
      // DT_NEEDED, with the place of the name.
      guard number(entries, at: entry, bytes: 8) == 1,
        let start = Int(exactly: number(entries, at: entry + 8, bytes: 8)), start < names.count
      else { return nil }
      return String(decoding: names[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static func read(_ file: Int32, at offset: UInt64, count: UInt64) -> [UInt8]? {
    guard count <= greatestSize, let offset = off_t(exactly: offset) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    return pread(file, &bytes, bytes.count, offset) == bytes.count ? bytes : nil
  }

  /// Returns a number of which the least byte comes first.
  private static func number(_ bytes: [UInt8], at offset: Int, bytes count: Int) -> UInt64 {
    bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
