import Foundation

/// A zip archive of plain files without compression, as students make them; APPNOTE.TXT names the fields.
struct StoredZip {
  private var contents = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  /// Adds a file.
  ///
  /// - Parameter path: Its path in the archive, with `/` between its parts.
  mutating func add(_ data: Data, at path: String) {
    let name = Data(path.utf8)
    var common = Data()
    // Names in UTF-8, no compression, noon on the thirtieth of November 2026.
    for field: UInt16 in [1 << 11, 0, 12 << 11, 46 << 9 | 11 << 5 | 30] { common.append(littleEndian: field) }
    for field in [Self.checksum(data), UInt32(data.count), UInt32(data.count)] { common.append(littleEndian: field) }
    common.append(littleEndian: UInt16(name.count))
    common.append(littleEndian: UInt16(0))

    directory.append(littleEndian: 0x0201_4B50 as UInt32)
    // Made by version 2.0 on a Unix system, so that the permissions below are read as such.
    directory.append(littleEndian: 3 << 8 | 20 as UInt16)
    directory.append(littleEndian: 20 as UInt16)
    directory += common
    // No comment, the first disk, no attributes but the permissions; where the file begins.
    for field: UInt16 in [0, 0, 0] { directory.append(littleEndian: field) }
    directory.append(littleEndian: 0o100644 << 16 as UInt32)
    directory.append(littleEndian: UInt32(contents.count))
    directory += name

    contents.append(littleEndian: 0x0403_4B50 as UInt32)
    contents.append(littleEndian: 20 as UInt16)
    contents += common + name + data
    count += 1
  }

  /// The whole archive.
  var data: Data {
    var end = Data()
    end.append(littleEndian: 0x0605_4B50 as UInt32)
    for field in [0, 0, count, count] { end.append(littleEndian: field) }
    end.append(littleEndian: UInt32(directory.count))
    end.append(littleEndian: UInt32(contents.count))
    end.append(littleEndian: 0 as UInt16)
    return contents + directory + end
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  }
}

extension Data {
  fileprivate mutating func append(littleEndian number: some FixedWidthInteger) {
    for place in 0..<(number.bitWidth / 8) { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
