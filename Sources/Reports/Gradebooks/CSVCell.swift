/// One cell of a table that spreadsheets read (RFC 4180).
enum CSVCell {
  case number(Int)
  case empty

  /// A word of ours, without commas and quotes.
  case word(String)

  /// A text that a stranger may have chosen: it must never be taken for a formula.
  case foreign(String)

  /// The cell as it is written.
  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .empty: ""
    case .word(let word): word
    // In quotes whatever it holds: a reader that splits at semicolons or tabs then has less to split at.
    case .foreign(let text): Self.quoted(Self.guarded(text))
    }
  }

  /// Returns a row with the end of its line.
  static func row(_ cells: [CSVCell]) -> String { cells.map(\.text).joined(separator: ",") + "\r\n" }

  /// Quotes are doubled scalar by scalar: with an accent upon it, a quote is no quote to whoever compares letters.
  private static func quoted(_ text: String) -> String {
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    return String(quoted) + "\""
  }

  /// Returns a text with an apostrophe before everything that a spreadsheet might take for a formula.
  ///
  /// That is at its beginning, and behind everything at which a reader might begin a new cell. White space, quotes and what
  /// cannot be seen may stand before the sign.
  private static func guarded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard separators.contains(scalar) else {
        piece.append(scalar)
        continue
      }
      result += guarded(piece)
      result.append(scalar)
      piece = String.UnicodeScalarView()
    }
    result += guarded(piece)
    // A tab or an end of line at the very beginning is cut off by some readers, and what follows is then the beginning.
    let isCut = text.unicodeScalars.first.map { "\t\r\n".unicodeScalars.contains($0) } ?? false
    return (isCut ? "'" : "") + String(result)
  }

  private static func guarded(_ piece: String.UnicodeScalarView) -> String.UnicodeScalarView {
    guard let first = piece.first(where: { !isPassedOver($0) }), signs.contains(first) else { return piece }
    return "'".unicodeScalars + piece
  }

  private static let separators = Set(",;\t\r\n\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars)

  /// The signs with which formulas begin, and their full-width forms, which some readers take for the same.
  private static let signs = Set("=+-@|＝＋－＠｜−﹦﹢﹣﹫".unicodeScalars)

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\"" || scalar.properties.isWhitespace { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse: return true
    default: return false
    }
  }
}
