/// The widths of characters in thousandths of the font's size.
///
/// The numbers are those that Adobe published for Helvetica and Helvetica-Bold among the metrics of its 14 core fonts
/// (https://adobe-type-tools.github.io/font-tech-notes/pdfs/5004.AFM_Spec.pdf). Apple's own font is a little narrower
/// or wider, by a few per cent.
enum HelveticaWidths {
  /// The width of a character of which no width is known: that of a digit.
  static let average = 556

  /// The width of an emoji, or of a character of the Chinese, Japanese and Korean scripts.
  static let wide = 1000

  /// Returns the width of a character as it is read, which may be made of several code points.
  static func width(of character: Character, isBold: Bool) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if let width = known(first, isBold: isBold) { return width }
    if first.isWide || scalars.contains("\u{FE0F}") { return wide }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    // A letter with marks is as wide as the letter.
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { known($0, isBold: isBold) } ?? average
  }

  private static func known(_ scalar: Unicode.Scalar, isBold: Bool) -> Int? {
    switch scalar.value {
    case 0x09: (isBold ? boldASCII : ascii)[0]
    case 0x20...0x7E: (isBold ? boldASCII : ascii)[Int(scalar.value) - 0x20]
    case 0xA0...0xFF: (isBold ? boldLatin : latin)[Int(scalar.value) - 0xA0]
    default: (isBold ? boldPunctuation : punctuation)[scalar]
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character takes a square, by https://www.unicode.org/reports/tr11/.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
