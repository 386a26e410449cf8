extension String {
  /// The text as it is written in HTML, between tags or in a quoted attribute.
  ///
  /// What cannot be seen, or changes the direction of what stands beside it, is spelled as in Swift, so that no text can
  /// show itself as another one; so are marks that are piled up on one letter and would cover what stands above it. Line
  /// feeds, tabs and the joiners that some scripts need stay.
  var escapedForHTML: String {
    if consists(ofBytes: { $0.isPlainInHTML }) { return self }
    var result = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isPiledUp ? marks + 1 : 0
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case _ where scalar.isShownInHTML && marks <= 3: result.append(scalar)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(number)}".unicodeScalars)
      }
    }
    return String(result)
  }
}

extension StringProtocol {
  /// Returns whether all bytes in UTF-8 are of a kind. Most texts of a page are plain, and that is found out fastest so:
  /// the tool is used as it is built for debugging.
  func consists(ofBytes isOfKind: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var place = 0
      while place < bytes.count {
        if !isOfKind(bytes[place]) { return false }
        place += 1
      }
      return true
    } ?? utf8.allSatisfy(isOfKind)
  }
}

extension UInt8 {
  /// Whether it is a visible character of ASCII or a space.
  var isVisible: Bool { self >= 0x20 && self < 0x7F }

  /// Whether it is a character that means itself in HTML.
  fileprivate var isPlainInHTML: Bool {
    guard isVisible else { return self == 0x0A || self == 0x09 }
    return self != 0x22 && self != 0x26 && self != 0x27 && self != 0x3C && self != 0x3E
  }
}

extension Unicode.Scalar {
  /// Whether it is set above, below or through the letter before it.
  fileprivate var isPiledUp: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

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
