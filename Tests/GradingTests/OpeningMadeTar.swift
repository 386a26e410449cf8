import Foundation

/// A tar archive as it is written byte by byte.
struct MadeTar {
  struct Entry {
    var name: [UInt8]
    var data = Data()
    /// `0` is a file, `1` a hard link, `2` a link, `3` and `4` are devices, `5` is a folder, `6` a pipe.
    var type: Character = "0"
    var target = ""
    var mode = 0o644

    init(
      _ name: String, _ text: String = "struct Cone {}\n", type: Character = "0", target: String = "", mode: Int = 0o644
    ) {
      self.name = Array(name.utf8)
      data = type == "0" || type == "x" || type == "L" ? Data(text.utf8) : Data()
      self.type = type
      self.target = target
      self.mode = mode
    }
  }

  var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  var bytes: Data {
    var result = Data()
    for entry in entries {
      var block = [UInt8](repeating: 0, count: 512)
      func put(_ bytes: some Sequence<UInt8>, at place: Int) {
        for (index, byte) in bytes.enumerated() { block[place + index] = byte }
      }
      func octal(_ number: Int, digits: Int) -> [UInt8] {
        let text = String(number, radix: 8)
        return Array((String(repeating: "0", count: digits - text.count) + text).utf8)
      }
      put(entry.name.prefix(100), at: 0)
      put(octal(entry.mode, digits: 7), at: 100)
      put(octal(entry.data.count, digits: 11), at: 124)
      put(String(entry.type).utf8, at: 156)
      put(entry.target.utf8, at: 157)
      put("ustar\0".utf8, at: 257)
      put([UInt8](repeating: 32, count: 8), at: 148)
      put(octal(block.reduce(0) { $0 + Int($1) }, digits: 6) + [0, 32], at: 148)
      result += block + entry.data
      result += Data(count: (512 - entry.data.count % 512) % 512)
    }
    return result + Data(count: 1024)
  }

  /// The same as gzip packs it, but that nothing gets smaller.
  var gzipped: Data { Self.gzipped(bytes) }

  static func gzipped(_ data: Data) -> Data {
    var result = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
    var rest = data[...]
    repeat {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(part.count)
      result.append(rest.isEmpty ? 1 : 0)
      result.append(short: UInt16(part.count), ~UInt16(part.count))
      result += part
    } while !rest.isEmpty
    result.append(long: data.sum, UInt32(data.count))
    return result
  }
}
