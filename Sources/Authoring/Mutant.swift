import Course

/// A solution with one small change that should make it wrong.
package struct Mutant: Sendable, Hashable {
  /// The exercise's id.
  package var exercise: String

  /// The changed line, counted from 1.
  package var line: Int

  /// What was changed, for instance "min → max".
  package var change: String

  /// The whole changed file.
  package var text: String
}

extension Mutant {
  /// Words and signs that are exchanged for each other.
  private static let pairs: [(String, String)] = [
    ("min(", "max("), ("minX", "maxX"), ("minY", "maxY"), ("midX", "minX"), ("midY", "minY"), ("width", "height"),
    ("sin(", "cos("), ("true", "false"), (" + ", " - "), (" * ", " / "), (" < ", " >= "), (" > ", " <= "),
    (".degrees(", ".radians("),
  ]

  /// Returns all mutants of a solution in the form of `StarterDerivation`; only lines between its marks are changed.
  package static func all(of solution: String, exercise: String) -> [Mutant] {
    let lines = solution.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var mutants: [Mutant] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("//:") { isInside = content == "//: solution" }
      guard isInside, !content.hasPrefix("//") else { continue }
      for (changed, change) in changes(of: line) {
        var text = lines
        text[index] = changed
        mutants.append(
          Mutant(exercise: exercise, line: index + 1, change: change, text: text.joined(separator: "\n")))
      }
    }
    return mutants
  }

  private static func changes(of line: String) -> [(line: String, change: String)] {
    var changes: [(String, String)] = []
    for (first, second) in pairs {
      for (from, to) in [(first, second), (second, first)] {
        // The middle is exchanged for an edge, but each edge only for the opposite one.
        if to.hasPrefix("mid") { continue }
        for range in line.ranges(of: from) {
          changes.append((line.replacingCharacters(in: range, with: to), "\(from) → \(to)"))
        }
      }
    }
    for match in line.matches(of: #/\b[0-9]+(\.[0-9]+)?\b/#) where !isArgumentPosition(match.range, in: line) {
      let number = String(match.output.0)
      let changed = number.contains(".") ? "\((Double(number) ?? 0) + 0.25)" : "\((Int(number) ?? 0) + 1)"
      changes.append((line.replacingCharacters(in: match.range, with: changed), "\(number) → \(changed)"))
    }
    let content = line.drop { $0 == " " }
    if content.hasPrefix("path.add"), content.hasSuffix(")") {
      changes.append((String(line.prefix(line.count - content.count)), "without \(content)"))
    }
    return changes
  }

  /// Whether a number is part of a name such as `control1` or of a closure argument such as `$0`.
  private static func isArgumentPosition(_ range: Range<String.Index>, in line: String) -> Bool {
    guard range.lowerBound > line.startIndex else { return false }
    let before = line[line.index(before: range.lowerBound)]
    return before.isLetter || before == "$" || before == "_" || before == "."
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
