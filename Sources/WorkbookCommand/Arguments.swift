import Reports

/// The words after a command, sorted into options and operands.
struct Arguments: Hashable, Sendable {
  /// The options that were given, with their values; an option without a value has an empty one.
  private(set) var options: [String: String] = [:]
  private(set) var operands: [String] = []

  /// Sorts words.
  ///
  /// After `--`, every word is an operand; the last of equal options counts.
  init(_ words: [String], options known: [Manual.Option]) throws(ArgumentError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let option = known.first(where: { $0.name == name }) else {
        throw .unknownOption(name, known: known.map(\.name))
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .unexpectedValue(of: name) }
        options[name] = ""
      } else {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw .missingValue(of: name, called: option.value ?? "")
        }
        options[name] = value
      }
    }
  }

  /// Returns whether an option was given.
  func has(_ option: Manual.Option) -> Bool { options[option.name] != nil }

  /// Returns whether an option was given, by its name.
  func has(_ name: String) -> Bool { options[name] != nil }

  /// Returns the value of an option.
  func value(_ name: String) -> String? { options[name] }

  /// Returns the number that an option gives as a seed; JSON must be able to tell it with all its digits.
  func seed(_ option: Manual.Option) throws(ArgumentError) -> UInt64? {
    guard let text = options[option.name] else { return nil }
    guard let seed = UInt64(text), seed < 1_000_000_000_000_000 else { throw .noSeed(text, option: option.name) }
    return seed
  }

  /// Returns the number that an option gives, where it is in a range.
  func count(_ option: Manual.Option, in range: ClosedRange<Int>) throws(ArgumentError) -> Int? {
    guard let text = options[option.name] else { return nil }
    guard let count = Int(text), range.contains(count) else { throw .noCount(text, option: option.name, range) }
    return count
  }
}
