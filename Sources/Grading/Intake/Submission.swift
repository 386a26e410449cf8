import Course

/// One student's work as it was handed in: who it is from, and which files were taken.
package struct Submission: Hashable, Sendable, Codable {
  /// What identifies the student: the number that a learning platform gives, or else the folder's name. Unique in a class.
  package var id: String

  /// The student's name, as far as the names of files and folders tell it.
  package var name: String

  /// Whether the platform has marked the work as late.
  package var isLate: Bool

  /// Where the work was found, as the instructor knows it, for instance `class.zip/Lea Müller_12_assignsubmission_file_`.
  package var sources: [String]

  /// The files that were taken, in the order of the course.
  package var files: [File]

  /// What there is to say about what was handed in, in the order of the course and then of the paths.
  package var remarks: [Remark]

  /// What kept this program from reading all of it, for the instructor, with what helps; nil where nothing did.
  ///
  /// As long as there is something, nobody can say which files would be taken, so that none of it is judged.
  package var obstacle: String?

  package init(
    id: String, name: String, isLate: Bool = false, sources: [String] = [], files: [File] = [], remarks: [Remark] = [],
    obstacle: String? = nil
  ) {
    self.id = id
    self.name = name
    self.isLate = isLate
    self.sources = sources
    self.files = files
    self.remarks = remarks
    self.obstacle = obstacle
  }

  /// A file that was taken for an exercise.
  package struct File: Hashable, Sendable, Codable {
    /// The exercise's id.
    package var exercise: String

    /// The path at which it was found, safe to show: below the student's folder or archive, whose own name stands before
    /// it where the student has several, and the source's where there is work of the student in several of them.
    package var origin: String

    /// The fingerprint of the bytes that are judged: those of the file after its normalisation.
    package var fingerprint: Fingerprint

    package init(exercise: String, origin: String, fingerprint: Fingerprint) {
      self.exercise = exercise
      self.origin = origin
      self.fingerprint = fingerprint
    }
  }

  /// Something that was done with a file or folder that was handed in, or not done.
  package struct Remark: Hashable, Sendable, Codable {
    package enum Kind: String, Sendable, Codable {
      /// A file was taken as it is meant: line ends, encoding, a byte-order mark, its name.
      case normalised
      /// Of several files one was taken.
      case chosen
      /// A file was not looked at, since it belongs to no exercise or lies where nothing is read.
      case notTaken
      /// A file, folder or archive was not read: it might do harm, as a link or one that is too large, or it cannot be
      /// read, as one that is damaged or has a password.
      case refused
    }

    package var kind: Kind

    /// The exercise's id; nil where it is about none.
    package var exercise: String?

    /// The path of the file or folder, as that of a file that was taken.
    package var path: String

    /// One sentence for the student that says what was done and why, and what to do about it where there is something.
    package var message: String

    package init(_ kind: Kind, exercise: String? = nil, path: String, _ message: String) {
      self.kind = kind
      self.exercise = exercise
      self.path = path
      self.message = message
    }
  }
}
