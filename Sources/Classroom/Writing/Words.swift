/// Finds and replaces whole words in lines of code.
enum Words {
  /// A word in a line, with what stands beside it.
  struct Place {
    var word: Substring

    /// The character before the word; nil at the beginning.
    var before: Character?

    /// The character behind the word; nil at the end.
    var after: Character?

    /// The word before this one.
    var previous: Substring

    /// Whether it names something by itself: no member of something else, and no label of an argument.
    var isFree: Bool { before != "." && before != "$" && (after != ":" || previous == "let" || previous == "var") }
  }

  /// Returns a line in which each word is replaced by what the closure returns for it, or left where that is nil.
  static func replacing(in line: String, _ replacement: (Place) -> String?) -> String {
    var result = ""
    var rest = Substring(line)
    var before: Character?
    var previous: Substring = ""
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        result.append(first)
        // A digit keeps what follows it from being a word of its own.
        let run = first.isNumber ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" } : rest.prefix(1)
        result += run.dropFirst()
        before = run.last
        rest = rest.dropFirst(run.count)
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      let place = Place(word: word, before: before, after: rest.first, previous: previous)
      result += replacement(place) ?? String(word)
      previous = word
      before = word.last
    }
    return result
  }

  static func contains(_ word: String, in line: String) -> Bool {
    var isFound = false
    _ = replacing(in: line) { place in
      isFound = isFound || place.word == word
      return nil
    }
    return isFound
  }
}
