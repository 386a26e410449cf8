import Course

/// Finds the exercise that a file was probably meant for, although its name is another one.
enum Suggestion {
  /// Longer names are no misspelled ones.
  private static let letterLimit = 40

  /// Returns the exercise that the name of a Swift file is close to; nil where there is none.
  ///
  /// - Parameter taken: The ids of exercises whose file is there; they are named for a misspelling only.
  static func exercise(for name: String, among exercises: [Exercise], taken: Set<String>) -> Exercise? {
    let name = name.prefix { $0 != "." }
    guard name.count <= letterLimit else { return nil }
    let stem = CopyMarks.removed(from: PlainName.simplified(String(name))).name
    let titles = exercises.map(\.title).filter { abs($0.count - stem.count) <= 2 }
    let nearest = NearestNames.nearest(to: stem, among: titles)
    if let title = nearest.first(where: { isMisspelling(stem, of: $0.lowercased()) }) {
      return exercises.first { $0.title == title }
    }
    let words = words(in: name)
    guard !words.contains(where: otherPurposes.contains) else { return nil }
    let letters = words.joined()
    return exercises.lazy.filter { exercise in
      letters.contains(exercise.title.lowercased()) && words.contains(self.words(in: exercise.title[...]))
        && !taken.contains(exercise.id)
    }.max { $0.title.count < $1.title.count }
  }

  /// Words that tell that a file is meant for something else.
  private static let otherPurposes: Set = ["app", "test", "tests", "probe", "preview", "previews"]

  /// Returns the words that a name is made of, in small letters: `MyCone_v2` is `my`, `cone` and `v`.
  private static func words(in name: Substring) -> [String] {
    var words: [String] = []
    var isInside = false
    var wasSmall = false
    for letter in name {
      defer { wasSmall = letter.isLowercase }
      guard letter.isLetter else {
        isInside = false
        continue
      }
      if isInside, !(wasSmall && letter.isUppercase) {
        words[words.count - 1] += letter.lowercased()
      } else {
        words.append(letter.lowercased())
      }
      isInside = true
    }
    return words
  }

  /// Whether a name differs by one letter, by two that stand in each other's place, or in long names by any two.
  private static func isMisspelling(_ name: String, of title: String) -> Bool {
    switch NearestNames.distance(name, title) {
    case ...1: true
    case 2: title.count >= 7 || name.sorted() == title.sorted()
    default: false
    }
  }
}
