import Observing

/// Why a program was stopped by a signal, as far as that is known.
struct Crash {
  /// The signal's number.
  var signal: Int

  /// What Swift, or the learner's own code, said before.
  var lastWords: String?

  /// Whether Swift's own library said it.
  var isSwifts: Bool

  init(of observation: Observation, signal: Int) {
    self.signal = signal
    lastWords = observation.lastWords
    isSwifts = observation.lastWordsAreSwifts
  }

  func finding(evidence: Evidence?) -> Finding {
    guard let lastWords else { return silentFinding(evidence: evidence) }
    // The wording is that of SwiftUI where a view asks for an object that nobody handed in.
    if lastWords.contains("No ObservableObject of type") {
      return Finding(
        "missing-object", "The code stopped: \(lastWords)",
        hint:
          "The view asks for an object of a type that was not handed in. Is it the type that the exercise names, and "
          + "does environmentObject stand around the view that asks?", evidence: evidence)
    }
    let hint = Self.hints.first { lastWords.contains($0.key) }?.value
    return Finding(
      "crashed", "The code stopped: \(lastWords)\(lastWords.hasSuffix(".") ? "" : ".")",
      hint: hint ?? (isSwifts ? Self.hintOnSwifts : Self.hintOnOwn), evidence: evidence)
  }

  /// Says what a signal tells alone.
  private func silentFinding(evidence: Evidence?) -> Finding {
    switch signal {
    case 4, 5:
      // Only overflow has no words: a trap is all that is left of the check.
      Finding(
        "crashed", "The code stopped: it did what Swift does not allow (signal \(signal)).",
        hint:
          "Most likely a whole number grows too large, or falls below 0 where it must not: look for +, - and * with "
          + "Int. Else look for an as! or an unowned value.", evidence: evidence)
    case 7, 11:
      Finding(
        "crashed", "The code stopped: most likely it called itself without an end.",
        hint: "Does \(Self.asked(evidence?.question)) call itself, or another function that calls it back?",
        evidence: evidence)
    default:
      Finding(
        "crashed", "The code was stopped by signal \(signal).",
        hint:
          "Is there a call of abort(), kill() or raise()? Else leave out one part after the other until it goes on.",
        evidence: evidence)
    }
  }

  /// What to try, by what Swift says.
  private static let hints: KeyValuePairs<String, String> = [
    "greater than Int.max": tooLarge, "less than Int.min": tooLarge,
    "either infinite or NaN":
      "The number is infinite or not a number, so it is no Int. It comes from a division by 0, or "
      + "from a rectangle or a proposal without an end: ask isFinite first.",
    "Not enough bits": tooLarge, "Negative value is not representable": "A UInt cannot be below 0. Use Int.",
    "ndex out of range": index, "ndex is out of": index, "out of bounds": index,
    "from an empty collection": "The list is empty here. Ask isEmpty first, or use popLast().",
    "empty range": "The range is empty here: is its end above its start?",
    "found nil while implicitly": "A value declared with ! is nil here: was it set before it is used?",
    "found nil while": "A value that is unwrapped with ! is nil here. Use if let, guard let or ??.",
    "Range requires": "The end of the range lies below its start. Compare the two first, or use stride(from:to:by:).",
    "Stride size must not be zero": "The step of the stride is 0, so it would never end. How is the step worked out?",
    "Division by zero": "A whole number is divided by 0. Which value is 0 here? Ask before dividing.",
    "duplicate keys": "Two entries of a dictionary have one key: each key may stand there once.",
    "'try!'": "What try! calls throws an error here. Use try? or do and catch.",
    "Could not cast value": "The value is of another type than as! says. Use as? and look at what comes out.",
    "count < 0": negative, "negative length": negative,
  ]

  private static let tooLarge =
    "The number does not fit into an Int: it is too large, or too far below 0. How does it grow so?"
  private static let index =
    "An index lies outside of its list: they run from 0 to count - 1. Look at the first and the last one asked."
  private static let negative = "A count is below 0 here. How is it worked out?"
  private static let hintOnSwifts =
    "These are words of Swift's own library: which call, with which values, can they be about?"
  private static let hintOnOwn =
    "These are the words of a fatalError or a precondition, most likely your own: what leads there?"

  /// What is called first to answer a question.
  private static func asked(_ question: Question?) -> String {
    switch question?.subject {
    case .scene: "body"
    case .value: "the function"
    case .path, .size, nil: "path(in:)"
    }
  }
}
