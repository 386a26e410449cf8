import Foundation

/// A zip as it is written byte by byte, so that it can say what no program would write.
struct MadeZip {
  struct Entry {
    var name: [UInt8]
    var data: Data
    /// The file's type and permissions, as Unix has them.
    var mode: UInt16 = 0o100644
    /// The system on which it was packed: 3 is Unix, 0 is DOS or Windows.
    var host: UInt8 = 3
    var flags: UInt16 = 0
    /// How the data are packed, where they already are: 8 is deflated.
    var method: UInt16 = 0
    /// What its size is said to be; nil for the truth.
    var size: Int?
    /// What the check sum of what it unpacks to is; nil where it is not packed.
    var sum: UInt32?

    init(_ name: String, _ text: String = "struct Cone {}\n") {
      self.init(Array(name.utf8), Data(text.utf8))
    }

    init(_ name: [UInt8], _ data: Data) {
      self.name = name
      self.data = data
    }
  }

  var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  init(_ names: String...) { entries = names.map { Entry($0) } }

  var bytes: Data {
    var files = Data()
    var directory = Data()
    for entry in entries {
      var head = Data()
      head.append(short: 20, entry.flags, entry.method, 0, 0x21)
      head.append(long: entry.sum ?? entry.data.sum, UInt32(entry.data.count), UInt32(entry.size ?? entry.data.count))
      head.append(short: UInt16(entry.name.count), 0)
      directory += [0x50, 0x4B, 1, 2, 20, entry.host] + head
      directory.append(short: 0, 0, 0)
      directory.append(long: UInt32(entry.mode) << 16, UInt32(files.count))
      directory += entry.name
      files += [0x50, 0x4B, 3, 4] + head + entry.name + entry.data
    }
    var end = Data([0x50, 0x4B, 5, 6])
    end.append(short: 0, 0, UInt16(entries.count), UInt16(entries.count))
    end.append(long: UInt32(directory.count), UInt32(files.count))
    end.append(short: 0)
    return files + directory + end
  }
}

extension Data {
  mutating func append(short numbers: UInt16...) {
    for number in numbers { self += [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }
  }

  mutating func append(long numbers: UInt32...) {
    for number in numbers { append(short: UInt16(truncatingIfNeeded: number), UInt16(number >> 16)) }
  }

  /// The check sum that zip and gzip have: CRC-32.
  var sum: UInt32 {
    ~reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
  }
}
