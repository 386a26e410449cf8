/// Goes through a source text and tells of each scalar whether it is code, part of a comment or part of a string.
///
/// Block comments nest, as in Swift; a raw string (`#"…"#`) ends at its own mark; what is interpolated into a string
/// is code. A regex (`#/…/#`) counts as a string. A name between backticks is code, whatever signs it holds; so neither
/// can hide what follows it. (A regex between plain slashes is none in the language mode of the chapters.)
struct SourceScanner {
  enum Kind { case code, comment, string }

  /// A string that has begun and not ended.
  private struct Literal {
    var pounds: Int
    var isMultiline: Bool

    /// How many parentheses of an interpolation are open; 0 in the string's own text.
    var openParentheses = 0

    var end: [Unicode.Scalar] {
      [Unicode.Scalar](repeating: "\"", count: isMultiline ? 3 : 1) + [Unicode.Scalar](repeating: "#", count: pounds)
    }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var literals: [Literal] = []

  /// Up to where no regex ends, by the number of its signs: so a line of beginnings is not searched for each of them.
  private var endlessRegexes: [Int: Int] = [:]
  private let visit: (Unicode.Scalar, Kind) -> Void

  static func scan(_ text: String, _ visit: (Unicode.Scalar, Kind) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var scanner = SourceScanner(scalars: Array(text.unicodeScalars), visit: visit)
      while scanner.index < scanner.scalars.count {
        if let literal = scanner.literals.last, literal.openParentheses == 0 {
          scanner.readText(of: literal)
        } else {
          scanner.readCode()
        }
      }
    }
  }

  private init(scalars: [Unicode.Scalar], visit: @escaping (Unicode.Scalar, Kind) -> Void) {
    self.scalars = scalars
    self.visit = visit
  }

  private func starts(_ mark: [Unicode.Scalar]) -> Bool {
    index + mark.count <= scalars.count && mark.indices.allSatisfy { scalars[index + $0] == mark[$0] }
  }

  private mutating func take(_ count: Int, _ kind: Kind) {
    for _ in 0..<count where index < scalars.count {
      visit(scalars[index], kind)
      index += 1
    }
  }

  private mutating func readCode() {
    switch scalars[index] {
    case "/" where starts(["/", "/"]):
      while index < scalars.count, scalars[index] != "\n" { take(1, .comment) }
    case "/" where starts(["/", "*"]):
      readBlockComment()
    case "\"", "#":
      let pounds = scalars[index...].prefix { $0 == "#" }.count
      guard index + pounds < scalars.count, scalars[index + pounds] == "\"" else { return readRegex(pounds: pounds) }
      take(pounds, .string)
      let isMultiline = starts(["\"", "\"", "\""])
      take(isMultiline ? 3 : 1, .string)
      literals.append(Literal(pounds: pounds, isMultiline: isMultiline))
    case "`":
      repeat { take(1, .code) } while index < scalars.count && scalars[index] != "`" && scalars[index] != "\n"
      take(1, .code)
    case "(":
      change(openParenthesesBy: 1)
      take(1, .code)
    case ")":
      change(openParenthesesBy: -1)
      take(1, .code)
    default:
      take(1, .code)
    }
  }

  /// Reads a regex behind signs of a number, or the signs alone where none follows.
  private mutating func readRegex(pounds: Int) {
    let begins = index + pounds < scalars.count && scalars[index + pounds] == "/"
    if begins, let length = regexLength(pounds) { take(length, .string) } else { take(pounds, .code) }
  }

  /// Returns how many scalars a regex has that begins here; nil where it does not end.
  ///
  /// Only one that begins with a line feed goes on behind one.
  private mutating func regexLength(_ pounds: Int) -> Int? {
    if let end = endlessRegexes[pounds], index < end { return nil }
    let end: [Unicode.Scalar] = ["/"] + [Unicode.Scalar](repeating: "#", count: pounds)
    var place = index + pounds + 1
    let hasSeveralLines = place < scalars.count && scalars[place] == "\n"
    while place < scalars.count, hasSeveralLines || scalars[place] != "\n" {
      if scalars[place] == "/", scalars[place...].starts(with: end) { return place + end.count - index }
      place += scalars[place] == "\\" ? 2 : 1
    }
    endlessRegexes[pounds] = place
    return nil
  }

  private mutating func change(openParenthesesBy change: Int) {
    guard let last = literals.indices.last else { return }
    literals[last].openParentheses += change
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if starts(["/", "*"]) {
        depth += 1
        take(2, .comment)
      } else if starts(["*", "/"]) {
        depth -= 1
        take(2, .comment)
      } else {
        take(1, .comment)
      }
    } while depth > 0 && index < scalars.count
  }

  private mutating func readText(of literal: Literal) {
    if starts(literal.end) {
      take(literal.end.count, .string)
      literals.removeLast()
    } else if starts(["\\"] + [Unicode.Scalar](repeating: "#", count: literal.pounds)) {
      take(1 + literal.pounds, .string)
      if starts(["("]) { change(openParenthesesBy: 1) }
      take(1, .string)
    } else if scalars[index] == "\n", !literal.isMultiline {
      // It never ended. What follows is code again.
      literals.removeLast()
    } else {
      take(1, .string)
    }
  }
}
