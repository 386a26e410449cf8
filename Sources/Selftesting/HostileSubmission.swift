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
    /// The name below the chapter's folder; the folders in it are made too.
    package var name: [UInt8]
    package var kind: Kind

    /// What lies in the folder under the name.
    package enum Kind: Sendable, Hashable {
      /// An ordinary file with these bytes.
      case ordinary([UInt8])
      /// An ordinary file with these bytes that nobody may read.
      case unreadable([UInt8])
      /// A symbolic link to a path: as it stands, so that one without a leading slash starts in the link's own folder.
      case link(to: [UInt8])
      case folder
      /// A named pipe, at which whoever opens it waits for a writer.
      case pipe
      case socket
    }

    /// Makes an ordinary file with a text.
    package init(_ name: String, _ text: String) {
      self.init(name: Array(name.utf8), contents: Array(text.utf8))
    }

    /// Makes an ordinary file with bytes.
    package init(name: [UInt8], contents: [UInt8]) {
      self.init(name: name, kind: .ordinary(contents))
    }

    package init(_ name: String, kind: Kind) {
      self.init(name: Array(name.utf8), kind: kind)
    }

    package init(name: [UInt8], kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }
}

extension HostileSubmission {
  /// All of them, in the order in which they are told.
  package static let all: [HostileSubmission] =
    endings + forging + reaching + exhausting + stories + shadowing + compiling + oddities
}
