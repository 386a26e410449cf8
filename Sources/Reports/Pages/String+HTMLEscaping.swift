extension String {
  /// The text as it is written in HTML, between tags or in a quoted attribute.
  ///
  /// What cannot be seen, or changes the direction of what stands beside it, is spelled as in Swift, so that no text can
  /// show itself as another one. Line feeds, tabs and the joiners that some scripts need stay.
  var escapedForHTML: String {
    if utf8.allSatisfy({ $0.isPlainInHTML }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case _ where scalar.isShownInHTML: result.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      }
    }
    return String(result)
  }
}

extension UInt8 {
  /// Whether it is a character that means itself in HTML.
  fileprivate var isPlainInHTML: Bool {
    switch self {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    case 0x20...0x7E, 0x0A, 0x09: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isShownInHTML: Bool {
    switch self {
    case "\n", "\t", "\u{200C}", "\u{200D}": return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isNoncharacterCodePoint
    }
  }
}
