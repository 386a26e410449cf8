/// How much work it is to read a JSON text, found out without reading it.
struct JSONExtent: Hashable {
  /// How many bytes stand outside of strings: a text cannot have more values than those.
  private(set) var markup = 0

  /// How many brackets are open at once at most.
  private(set) var depth = 0

  /// How many spaces, and escapes that may be some, stand in strings: a path cannot have more words than those.
  private(set) var words = 0

  /// Measures any bytes, JSON or not.
  init(_ text: ArraySlice<UInt8>) {
    var isInString = false
    var isEscaped = false
    var open = 0
    for byte in text {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
          words += 1
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        } else if byte == UInt8(ascii: " ") {
          words += 1
        }
        continue
      }
      markup += 1
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open += 1
        depth = max(depth, open)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      default: break
      }
    }
  }
}
