import Foundation

/// The name of a file in the plainest of its spellings, in which names are compared that mean the same to people.
enum PlainName {
  /// Returns a name in small letters, without what cannot be seen, with single spaces and in one Unicode spelling.
  static func simplified(_ name: String) -> String {
    var visible = String.UnicodeScalarView()
    // Where names were made fit to be shown, what cannot be seen is spelled.
    let name = name.contains("\\u{") ? name.replacing(#/\\u\{[0-9A-F]{1,6}\}/#, with: "") : name
    for scalar in name.precomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format: continue
      default: visible.append(scalar)
      }
    }
    return String(visible).lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
