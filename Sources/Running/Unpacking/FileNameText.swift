import Foundation

/// How the bytes of a file's name are read as text.
package enum FileNameText {
  /// Returns the text of bytes: UTF-8, or else Windows' extension of Latin-1, in which every byte is something.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(bytes, Windows1252.scalar)
  }

  /// Returns the text of a name that a program for Windows wrote into a zip as it does without saying anything of UTF-8: in
  /// the letters that western Europe had under DOS.
  static func textOfDOS(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? text(bytes) { $0 < 0x80 ? Unicode.Scalar($0) : codePage850[Int($0) - 0x80] }
  }

  private static func text(_ bytes: some Collection<UInt8>, _ scalar: (UInt8) -> Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for byte in bytes { result.append(scalar(byte)) }
    return String(result)
  }

  private static let codePage850 = Array(
    ("ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
      + "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}").unicodeScalars)
}
