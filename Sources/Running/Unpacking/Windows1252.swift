/// The letters that bytes stand for in Windows-1252, which is Latin-1 but for the bytes from 0x80 to 0x9F.
///
/// The five bytes that Windows-1252 leaves free are the control characters that Latin-1 has there.
package enum Windows1252 {
  private static let upper: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]

  /// Returns the letter that a byte stands for.
  package static func scalar(of byte: UInt8) -> Unicode.Scalar {
    (0x80..<0xA0).contains(byte) ? upper[Int(byte - 0x80)] : Unicode.Scalar(byte)
  }
}
