/// Collects what a fingerprint is made of; each piece stands behind its length, so that no two lists of pieces look alike.
package struct FingerprintText {
  private var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ text: String) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  package mutating func add(_ number: Int) { add(String(number)) }

  package mutating func add(_ numbers: Double...) {
    for number in numbers { add(String(number.bitPattern, radix: 16)) }
  }

  package mutating func add(_ fingerprint: Fingerprint?) { add(fingerprint?.description ?? "") }

  package var fingerprint: Fingerprint { Fingerprint(of: bytes) }
}
