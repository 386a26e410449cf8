import Course
import Foundation

/// Something that lies in a folder that was handed in, before anything in it is read.
package struct HandedEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A plain file of so many bytes.
    case file(bytes: Int)
    case folder
    /// A zip or tar archive; it is opened like a folder.
    case archive
    /// What is not read, and why: a link, a device, a pipe.
    case refused(Unreadable)
  }

  /// The name as text, composed (NFC). Bytes that are no UTF-8 are taken as Latin-1.
  package var name: String

  /// The name as it stands on the disk.
  package var bytes: [UInt8]
  package var kind: Kind
}

/// A file below a student's folder or archive, not read yet.
package struct HandedFile: Sendable, Hashable {
  /// The path below the student's folder or archive, with `/` between its parts; an archive in it is a part like a folder.
  package var path: String

  /// The same as it stands on the disk: what decides the order where nothing else does.
  package var bytes: [UInt8]
  package var size: Int

  /// The folder on disk in which it lies, and its name there.
  var folder: String
  var name: [UInt8]
}

/// All files below a student's folder or archive, and what was refused there.
package struct HandedListing: Sendable {
  /// In the order of their bytes.
  package var files: [HandedFile] = []

  /// What was refused, or not looked at, with a sentence for the student.
  package var remarks: [Submission.Remark] = []
}
