/// With which values a part of an exercise can be asked, as those tell with which it is.
package struct ParameterForm: Sendable {
  /// The names of values, and which of them may not be left out.
  package struct Names: Sendable, Hashable {
    package var all: Set<String>
    package var required: Set<String>

    init(_ sets: [some Sequence<String>]) {
      let sets = sets.map { Set($0) }
      all = sets.reduce([]) { $0.union($1) }
      required = sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }

    /// Returns whether names are among these, and all that are required among them.
    package func fit(_ names: some Sequence<String>) -> Bool {
      let names = Set(names)
      return names.isSubset(of: all) && required.isSubset(of: names)
    }
  }

  /// The sets of values with which the part is asked always, and some of those that are drawn by chance.
  package let samples: [Parameters]

  /// The names of the numbers.
  package let numbers: Names

  /// The names of the texts.
  package let texts: Names

  /// Whether the learner's type can be inset.
  package let takesInsets: Bool

  /// How many sets are drawn, so that most likely each name and each word comes.
  private static let drawnCount = 200

  package init(of part: Part, in assessment: Assessment) {
    var samples = part.parameters(in: assessment)
    if let variation = part.variation(in: assessment) {
      var generator = SeededGenerator(seed: 1)
      samples += (0..<Self.drawnCount).map { _ in variation(&generator) }
    }
    if case .refusal = part.expectation { samples = [] }
    self.samples = samples
    numbers = Names(samples.map(\.values.keys))
    texts = Names(samples.map(\.texts.keys))
    takesInsets = samples.contains { !$0.insets.isEmpty }
  }

  /// Returns the numbers that a name has in the samples.
  package func values(of name: String) -> Set<Double> { Set(samples.compactMap { $0.values[name] }) }

  /// Returns the words of the texts that a name has in the samples.
  package func words(of name: String) -> Set<Substring> {
    Set(samples.compactMap { $0.texts[name] }.flatMap { $0.split(separator: " ") })
  }

  /// Returns the first word of a text that its name never has; a number may be any other one.
  package func unknownWord(in text: String, of name: String) -> String? {
    let known = words(of: name)
    let areNumbers = known.contains { Double($0) != nil }
    let unknown = text.split(separator: " ").first { word in
      !known.contains(word) && !(areNumbers && Double(word)?.isFinite == true)
    }
    return unknown.map(String.init)
  }

  /// Returns whether values have these names, and texts the words that are known.
  ///
  /// Parts of one exercise can have the same names, and be asked with other words.
  package func takes(_ parameters: Parameters) -> Bool {
    !samples.isEmpty && numbers.fit(parameters.values.keys) && texts.fit(parameters.texts.keys)
      && (takesInsets || parameters.insets.isEmpty)
      && parameters.texts.allSatisfy { unknownWord(in: $0.value, of: $0.key) == nil }
  }
}
