import Judging

/// A submission that tries to harm or to deceive, or is merely odd, with the verdict that it must get.
package struct HostileSubmission: Sendable {
  /// A name that is told when something goes wrong, for instance `exit-0`; no two have the same.
  package var name: String

  /// What it tries, in one line.
  package var attempt: String

  /// The id of the exercise that it submits, for instance `Arcs/Cone`.
  package var exercise: String

  /// The submitted files by their names in the chapter's folder. Names and contents are bytes, since neither has to be text.
  package var files: [File]

  /// The verdict that it must get.
  package var status: Verdict.Status

  /// The code of the finding that must be among those of the verdict, where one is worth asking for.
  package var finding: String?

  /// Whether it would do harm where limits alone keep it in.
  package var needsContainment: Bool

  /// What the honest exercise in the same folder gets.
  package var neighbour = Neighbour.passes

  /// What becomes of an honest exercise that lies in the folder of a hostile submission.
  package enum Neighbour: Sendable, Hashable {
    case passes
    /// It cannot pass, for instance because the submission takes a name away that it needs; with the reason.
    case gets(Verdict.Status, because: String)
  }

  /// One submitted file.
  package struct File: Sendable, Hashable {
    package var name: [UInt8]
    package var contents: [UInt8]

    package init(_ name: String, _ text: String) {
      self.init(name: Array(name.utf8), contents: Array(text.utf8))
    }

    package init(name: [UInt8], contents: [UInt8]) {
      self.name = name
      self.contents = contents
    }
  }
}

extension HostileSubmission {
  /// All of them, in the order in which they are told.
  package static let all: [HostileSubmission] =
    endings + forging + reaching + exhausting + shadowing + compiling + oddities
}
