import Foundation

/// A name for a content, so that a later look tells whether it is still the same: the SHA-256 digest in hexadecimal.
///
/// Source of the algorithm: FIPS 180-4. The toolchain for Linux brings no digest of its own.
package struct Fingerprint: Hashable, Sendable, Codable, CustomStringConvertible {
  package let description: String

  /// The fingerprint of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    description = Self.digest(Array(bytes)).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of a text.
  package init(of text: String) { self.init(of: text.utf8) }

  package init(from decoder: any Decoder) throws {
    description = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(ofRoot: cbrt(Double($0))) }

  /// The eight words that a block of the message stirs.
  ///
  /// A tuple, since an array for each of the 64 steps would take five times as long.
  private typealias Words = (
    a: UInt32, b: UInt32, c: UInt32, d: UInt32, e: UInt32, f: UInt32, g: UInt32, h: UInt32
  )

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let start: Words = {
    let words = primes(8).map { fraction(ofRoot: Double($0).squareRoot()) }
    return (words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7])
  }()

  private static func primes(_ count: Int) -> [Int] {
    var found: [Int] = []
    var candidate = 2
    while found.count < count {
      if found.allSatisfy({ !candidate.isMultiple(of: $0) }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  private static func fraction(ofRoot root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }

  private static func digest(_ message: [UInt8]) -> [UInt32] {
    var state = start
    var bytes = message
    bytes.append(0x80)
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count % 64) % 64)
    withUnsafeBytes(of: (UInt64(message.count) * 8).bigEndian) { bytes += $0 }
    var schedule = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      for index in 0..<16 {
        let at = block + 4 * index
        schedule[index] =
          UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
      }
      for index in 16..<64 {
        let (w15, w2) = (schedule[index - 15], schedule[index - 2])
        let s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >> 3)
        let s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >> 10)
        schedule[index] = schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1
      }
      let before = state
      for index in 0..<64 {
        let s1 = rotated(state.e, 6) ^ rotated(state.e, 11) ^ rotated(state.e, 25)
        let choice = (state.e & state.f) ^ (~state.e & state.g)
        let first = state.h &+ s1 &+ choice &+ constants[index] &+ schedule[index]
        let s0 = rotated(state.a, 2) ^ rotated(state.a, 13) ^ rotated(state.a, 22)
        let majority = (state.a & state.b) ^ (state.a & state.c) ^ (state.b & state.c)
        state = (first &+ s0 &+ majority, state.a, state.b, state.c, state.d &+ first, state.e, state.f, state.g)
      }
      state = (
        state.a &+ before.a, state.b &+ before.b, state.c &+ before.c, state.d &+ before.d,
        state.e &+ before.e, state.f &+ before.f, state.g &+ before.g, state.h &+ before.h
      )
    }
    return [state.a, state.b, state.c, state.d, state.e, state.f, state.g, state.h]
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
}
