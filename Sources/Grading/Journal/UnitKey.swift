import Course

/// A name for everything that the results of a unit rest on: while it stays, they need not be found out again.
///
/// Half of a fingerprint, which is as much as two thousand submissions need, and kept in memory for each of them.
struct UnitKey: Hashable, Sendable, Codable {
  private let high: UInt64
  private let low: UInt64

  init(_ fingerprint: Fingerprint) {
    let digits = fingerprint.description
    high = UInt64(digits.prefix(16), radix: 16) ?? 0
    low = UInt64(digits.dropFirst(16).prefix(16), radix: 16) ?? 0
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self)
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no key") }
    self.high = high
    self.low = low
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.digits(high) + Self.digits(low))
  }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
