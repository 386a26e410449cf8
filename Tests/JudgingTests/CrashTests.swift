import Observing
import Testing

@testable import Judging

@Suite struct `A crash` {
  private func finding(_ words: String?, signal: Int = 4, isSwifts: Bool = false) -> Finding {
    var observation = Observation(answers: [:], ending: .crashed(signal: signal), lastWords: words)
    observation.lastWordsAreSwifts = isSwifts
    return Crash(of: observation, signal: signal).finding(evidence: nil)
  }

  /// What Swift 6.3 says, and a word that the hint for just that holds.
  static let kinds = [
    ("Index out of range", "count - 1"), ("Array index is out of range", "count - 1"),
    ("String index is out of bounds", "count - 1"),
    ("Unexpectedly found nil while unwrapping an Optional value", "guard let"),
    ("Unexpectedly found nil while implicitly unwrapping an Optional value", "declared with !"),
    ("Not enough bits to represent the passed value", "too large"), ("Negative value is not representable", "UInt"),
    ("Double value cannot be converted to Int because the result would be greater than Int.max", "too large"),
    ("Double value cannot be converted to Int because the result would be less than Int.min", "too large"),
    ("Double value cannot be converted to Int because it is either infinite or NaN", "isFinite"),
    ("Range requires lowerBound <= upperBound", "below its start"), ("Stride size must not be zero", "step"),
    ("Division by zero", "divided by 0"), ("Division by zero in remainder operation", "divided by 0"),
    ("Can't remove first element from an empty collection", "isEmpty"),
    ("Can't remove last element from an empty collection", "isEmpty"),
    ("Dictionary literal contains duplicate keys", "key"),
    ("'try!' expression unexpectedly raised an error: t.Q()", "try?"),
    ("Could not cast value of type 'Swift.Int' (0x7) to 'Swift.String' (0x8).", "as?"),
    ("Can't construct Array with count < 0", "below 0"),
    ("Can't take a prefix of negative length from a collection", "below 0"),
    ("Can't get random value with an empty range", "empty"),
  ]

  @Test(arguments: kinds)
  func `with words of Swift's own gets a hint about that kind only`(_ words: String, hint: String) {
    let finding = finding(words, isSwifts: true)
    #expect(finding.code == "crashed")
    #expect(finding.message.contains(words))
    #expect(!finding.message.hasSuffix(".."))
    #expect(finding.hint?.contains(hint) == true, "\(finding)")
  }

  @Test func `with other words is told to be the learner's own, or Swift's`() {
    #expect(finding("not yet").hint?.contains("your own") == true)
    #expect(finding("not yet", isSwifts: true).hint?.contains("Swift's own") == true)
  }

  @Test func `without words is told by its signal`() {
    #expect(finding(nil, signal: 4).hint?.contains("too large") == true)
    #expect(finding(nil, signal: 11).message.contains("called itself"))
    #expect(finding(nil, signal: 9).message.contains("signal 9"))
    #expect(finding(nil, signal: 6).hint?.contains("abort()") == true)
  }
}
