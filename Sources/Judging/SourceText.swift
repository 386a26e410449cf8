/// A learner's file as text.
package struct SourceText: Hashable, Sendable {
  /// The text as it stands in the file, but with line feeds alone at line ends and without a byte-order mark.
  package let text: String

  package init(_ text: String) {
    var plain = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && previous != "\r") {
        plain.append("\n")
      } else if scalar != "\n", previous != nil || scalar != "\u{FEFF}" {
        plain.append(scalar)
      }
      previous = scalar
    }
    self.text = String(plain)
  }

  /// The text without comments and without white space outside of strings: what is left is what a learner did.
  package var significant: String {
    var result = String.UnicodeScalarView()
    SourceScanner.scan(text) { scalar, kind in
      if kind == .string || (kind == .code && !scalar.properties.isWhitespace) { result.append(scalar) }
    }
    return String(result)
  }

  /// The text with comments and strings blanked out, so that a search finds code only; lines stay where they are.
  package var codeOnly: String {
    var result = String.UnicodeScalarView()
    SourceScanner.scan(text) { scalar, kind in result.append(kind == .code || scalar == "\n" ? scalar : " ") }
    return String(result)
  }

  /// Returns the number of the first line of code that holds all of the words, counted from 1.
  package func line(with words: String...) -> Int? {
    codeOnly.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { line in words.allSatisfy { line.contains($0) } }
      .map { $0 + 1 }
  }

  /// Returns the number of the first line of code that holds a name as a whole word, counted from 1.
  package func line(naming name: String) -> Int? {
    func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isXIDContinue }
    return codeOnly.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { line in
        line.unicodeScalars.split { !isPart($0) }.contains { $0.elementsEqual(name.unicodeScalars) }
      }
      .map { $0 + 1 }
  }
}
