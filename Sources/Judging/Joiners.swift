/// The two characters that say whether their neighbours join: the zero width joiner and the zero width non-joiner.
///
/// Persian and several scripts of India are not written without them, and many emoji are several joined by one. Anywhere else
/// they show nothing, and could make two names look the same.
///
/// The rules for scripts are those for names on the internet, but for the forms of letters:
/// https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
enum Joiners {
  static let nonJoiner: Unicode.Scalar = "\u{200C}"
  static let joiner: Unicode.Scalar = "\u{200D}"

  /// Returns whether a character is one of the two, and does between its neighbours what it is there for.
  static func isAtWork(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    guard scalar == joiner || scalar == nonJoiner, let last else { return false }
    // Behind the mark that takes a letter's vowel away, it tells in which form the letters stand, at the end of a word too.
    if last.properties.canonicalCombiningClass == .virama { return next.map { !$0.isMark && !$0.isJoiner } ?? true }
    guard let next else { return false }
    if last.isOfJoinedScript && next.isJoinedLetter { return true }
    return scalar == joiner && (last.isEmoji || last == "\u{FE0F}") && next.isEmoji
  }
}

extension Unicode.Scalar {
  /// Whether it is set above, below or through the letter before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var isJoiner: Bool { self == Joiners.joiner || self == Joiners.nonJoiner }

  /// Whether it is a picture; digits and a few other signs of plain text may become ones, and are none.
  fileprivate var isEmoji: Bool { value >= 0x2000 && properties.isEmoji }

  fileprivate var isJoinedLetter: Bool { isOfJoinedScript && properties.isAlphabetic && !isMark }

  /// Whether it is a letter or a mark of a script whose letters join: Arabic, Syriac, N'Ko, Mandaic and Mongolian.
  fileprivate var isOfJoinedScript: Bool {
    switch value {
    case 0x0600...0x077F, 0x07C0...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      isMark || properties.isAlphabetic
    default: false
    }
  }
}
