import Observing

/// Says that answers are right wherever every check asks, and wrong where only this one does.
///
/// That is what a table of known answers looks like, but a slip may look so too: what is told is only what was seen.
enum OnlyKnown {
  /// Returns the finding's code and words, or nil where an answer is wrong that every check asks for.
  static func cause(of wrong: [Questionnaire.Entry], right: [Questionnaire.Entry]) -> (String, Explanation)? {
    guard let first = wrong.first, wrong.allSatisfy({ $0.novelty != nil }), right.contains(where: { $0.novelty == nil })
    else { return nil }
    switch (first.novelty, first.question.subject) {
    case (.room?, .path):
      return (
        "only-known-rectangles",
        Explanation(
          "Right in the rectangles that every check asks for, but not in this one.",
          hint: "A shape can be asked for its path in any rectangle. Follow your code with the numbers of this one: "
            + "each coordinate must come from rect.")
      )
    case (.room?, .size):
      return (
        "only-known-proposals",
        Explanation(
          "Right for the sizes that every check proposes, but not for this one.",
          hint: "Any size can be proposed: work out the answer from the proposal.")
      )
    case (.room?, _):
      return (
        "only-known-spaces",
        Explanation(
          "Right in the spaces that every check offers, but not in this one.",
          hint: "A view can be offered any space: let it follow the one that it gets.")
      )
    default:
      return (
        "only-known-values",
        Explanation(
          "Right for the values that every check gives, but not for these.",
          hint: "Other values can come at any time: follow your code with these, and work out the answer from them.")
      )
    }
  }
}
