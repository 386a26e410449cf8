import Foundation

/// How the bytes of a file's name are read as text.
package enum FileNameText {
  /// Returns the text of bytes: UTF-8, or else Windows' extension of Latin-1, in which every byte is something.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes, upperHalf: windows1252)
  }

  /// Returns the text of a name that a program for Windows wrote into a zip as it does without saying anything of UTF-8: in
  /// the letters that western Europe had under DOS.
  static func textOfDOS(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes, upperHalf: codePage850)
  }

  private static func text(_ bytes: some Collection<UInt8>, upperHalf: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    for byte in bytes { result.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
    return String(result)
  }

  private static let windows1252 =
    Array(
      "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
    + (UInt8(0xA0)...0xFF).map { Unicode.Scalar($0) }

  private static let codePage850 = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
      + "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}").unicodeScalars)
}
