import Course

/// Collects what a fingerprint is made of; each piece stands behind its length, so that no two lists of pieces look alike.
struct FingerprintText {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  mutating func add(_ number: Int) { add(String(number)) }

  mutating func add(_ numbers: Double...) {
    for number in numbers { add(String(number.bitPattern, radix: 16)) }
  }

  mutating func add(_ fingerprint: Fingerprint?) { add(fingerprint?.description ?? "") }

  var fingerprint: Fingerprint { Fingerprint(of: bytes) }
}
