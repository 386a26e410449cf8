import Judging

/// One exercise: what it is called, what it asks for, how it is judged, and what helps.
package struct Exercise: Sendable {
  /// The name of the learner's type or function; with the chapter's name it is the exercise's id, which never changes.
  package var name: String

  /// The name of the chapter, which is also that of its module.
  package var chapter: String

  /// What it is, in one line.
  package var summary: String

  /// What the learner's file must contain, for instance "a struct Cone: Shape that can be made with Cone()".
  package var need: String

  /// What is asked and expected.
  package var assessment: Assessment

  /// Three hints, from mild to plain.
  package var hints: [String]

  /// What the learner's file and the probe are named after: the name with a capital, unless another one is given.
  package var title: String

  /// - Parameter title: What the file and the probe are named after, where that is not the name with a capital.
  package init(
    _ chapter: String, _ name: String, _ summary: String, title: String? = nil, need: String, assessment: Assessment,
    hints: [String]
  ) {
    precondition(hints.count == 3, "\(chapter)/\(name) has \(hints.count) hints instead of 3")
    self.chapter = chapter
    self.name = name
    self.summary = summary
    self.need = need
    self.assessment = assessment
    self.hints = hints
    self.title = title ?? name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The exercise's id, for instance `Arcs/Cone`.
  package var id: String { "\(chapter)/\(name)" }

  /// The learner's file, unique across all chapters.
  package var file: String { "\(title).swift" }

  /// The type that asks the learner's code.
  package var probe: String { "\(title)Probe" }

  /// The text with which the learner begins.
  package var starter: String { Starters.text[id] ?? "" }

  /// How hard it is, from 1 to 3, which is also what it is worth in points.
  package var maxPoints: Int { assessment.maxPoints }

  /// Returns whether a learner's file is still the starter, whatever was done to its comments, white space or line ends.
  package func isUntouched(_ source: SourceText) -> Bool { OriginalFile(self).isUntouched(source) }
}
