import Observing

/// Mistakes that can be made in any exercise about a value. Sure or silent, as those about a path.
enum ValueSuspicion {
  /// Returns the mistake that explains all wrong answers, with its code.
  static func cause(of wrong: [ValueJudge.Trial], right: [ValueJudge.Trial]) -> (String, Explanation)? {
    guard let first = wrong.first, let difference = first.difference else { return nil }
    if wrong.contains(where: \.actual.hasNaN) {
      return ("not-a-number", Explanation("A number in the answer is not a number (nan).", hint: Judge.hintOnNaN))
    }
    func all(_ condition: (ValueDifference) -> Bool) -> Bool {
      wrong.allSatisfy { $0.difference.map(condition) ?? false }
    }
    if all({ $0.expected == .nullRectangle && $0.actual.box?.diagonal == 0 }) {
      return (
        "zero-for-null",
        Explanation(
          "A rectangle without sides is not no rectangle: where there is nothing, .null is right, not .zero.",
          hint: "The bounding rectangle of an empty path is CGRect.null already. Hand it on.")
      )
    }
    if all({ $0.expected == .none && $0.actual != .none }) {
      return ("value-for-nil", Explanation("There should be no value here: nil.", hint: nil))
    }
    if all({ $0.actual == .none && $0.expected != .none }) {
      return ("nil-for-value", Explanation("The answer is nil, but a value is expected.", hint: nil))
    }
    if wrong.allSatisfy(isReversed) {
      return ("reversed", Explanation("The list is right, but it runs from its end to its start.", hint: nil))
    }
    if case .list(let wanted) = difference.expected, case .list(let found) = difference.actual,
      wanted.count != found.count
    {
      let count = found.count == 1 ? "1 element" : "\(found.count) elements"
      return ("wrong-count", Explanation("The list has \(count), but \(wanted.count) are expected.", hint: nil))
    }
    if let unusual = first.entry.parameters.unusual, !right.isEmpty,
      wrong.allSatisfy({ $0.entry.parameters.unusual != nil })
    {
      return (
        "unusual-values",
        Explanation(
          "Right for ordinary values, but not for \(unusual).", hint: "Read again what the exercise says about it.")
      )
    }
    return nil
  }

  /// Says where an answer of no known kind is wrong.
  static func fallback(_ trial: ValueJudge.Trial) -> (String, Explanation) {
    guard let difference = trial.difference, !difference.place.isEmpty else {
      return ("wrong-value", Explanation("The answer is not the expected one."))
    }
    let place = difference.place.map { Int($0) == nil ? $0 : "element \($0)" }.joined(separator: ", ")
    return (
      "wrong-value",
      Explanation(
        "The answer is not the expected one at \(place): \(Spelling.text(difference.actual)) instead of "
          + "\(Spelling.text(difference.expected)).")
    )
  }

  /// Returns whether the answer is the expected list from its end to its start.
  private static func isReversed(_ trial: ValueJudge.Trial) -> Bool {
    guard case .list(let wanted) = trial.expected else { return false }
    return trial.gives(.list(wanted.reversed()))
  }
}
