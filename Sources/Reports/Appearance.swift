/// How a text for people may look: colours, marks beyond ASCII, width.
package struct Appearance: Hashable, Sendable {
  package var hasColour: Bool

  /// Whether marks beyond ASCII can be shown.
  package var hasUnicode: Bool

  /// How many columns a line may have.
  package var width: Int

  package init(hasColour: Bool, hasUnicode: Bool, width: Int = 80) {
    self.hasColour = hasColour
    self.hasUnicode = hasUnicode
    self.width = width
  }

  /// The appearance that an environment asks for.
  ///
  /// Colour needs a terminal that is not `dumb`, and no `NO_COLOR`; marks beyond ASCII need a locale in UTF-8.
  package init(environment: [String: String], isTerminal: Bool) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    hasColour = isTerminal && value("NO_COLOR") == nil && value("TERM") != nil && value("TERM") != "dumb"
    let locale = (value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") ?? "").lowercased()
    hasUnicode = locale.contains("utf-8") || locale.contains("utf8")
    width = 80
  }

  /// What a text is painted in.
  package enum Paint: String, Sendable {
    case green = "32"
    case red = "31"
    case yellow = "33"
    case bold = "1"
    case faint = "2"
  }

  /// Returns a text in a colour where there is colour.
  package func painted(_ text: String, _ paint: Paint) -> String {
    hasColour && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a bar that shows a share of a whole.
  package func bar(_ share: Int, of whole: Int, width: Int = 20) -> String {
    // A bar is full only where nothing is missing, and empty only where nothing is there.
    var filled = whole > 0 ? share * width / whole : 0
    if share > 0, filled == 0 { filled = 1 }
    let (full, empty) = hasUnicode ? ("█", "░") : ("#", ".")
    return painted(String(repeating: full, count: filled), .green) + String(repeating: empty, count: width - filled)
  }

  /// Returns a text of this course in letters that the locale can show.
  package func fitted(_ text: String) -> String {
    if hasUnicode { return text }
    return Self.spellings.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  private static let spellings: KeyValuePairs = [
    "°": " degrees", "·": "*", "×": "x", "÷": "/", "−": "-", "–": "-", "—": "-", "…": "...", "π": "pi", "√": "sqrt",
    "±": "+/-", "≤": "<=", "≥": ">=", "“": "\"", "”": "\"", "‘": "'", "’": "'", "→": "->", "½": "1/2", "¼": "1/4",
    "¾": "3/4", "²": "^2",
  ]
}
