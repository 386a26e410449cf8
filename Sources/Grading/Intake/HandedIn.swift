import Course
import Foundation
import Running

/// Something that lies in a folder that was handed in, before anything in it is read.
package struct HandedEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A plain file of so many bytes.
    case file(bytes: Int)
    case folder
    /// A zip or tar archive, or what claims to be one by its name; it is opened like a folder.
    case archive
    /// What is not read, and why: a link, a device, a pipe.
    case refused(Unreadable)
  }

  /// The name as text, composed (NFC), with every character to be seen. Bytes that are no UTF-8 are taken as Latin-1.
  package var name: String

  /// The name as it stands on the disk.
  package var bytes: [UInt8]
  package var kind: Kind
}

/// A folder or an archive that was opened; what was unpacked for it is removed once nothing of it is held any more.
package struct OpenedFolder: Sendable {
  /// Where it lies, as the instructor knows it, for instance `class.zip/Lea Müller_12_assignsubmission_file_`.
  package var name: String

  /// What lies in it, in the order of the bytes of the names. Of what is hidden nothing is here but what may be work.
  package var entries: [HandedEntry]

  /// Where it lies on disk, or was unpacked.
  let place: HandedPlace

  /// The names of the folders that lead to it from there.
  let steps: [[UInt8]]

  /// How much may still be unpacked of what is in it; nil where that starts anew with each of its entries.
  let allowance: UnpackingAllowance?

  /// Within how many archives it lies.
  let depth: Int
}

/// A file below a student's folder or archive, not read yet.
package struct HandedFile: Sendable, Hashable {
  /// The path below the student's folder or archive, with `/` between its parts; an archive in it is a part like a folder.
  package var path: String

  /// The same as it stands on the disk: what decides the order where nothing else does.
  package var bytes: [UInt8]
  package var size: Int

  /// Where it lies on disk, or was unpacked, and the names that lead to it from there.
  let place: HandedPlace
  let steps: [[UInt8]]
}

/// All files below a student's folder or archive, and what was refused there.
package struct HandedListing: Sendable {
  /// In the order of their bytes.
  package var files: [HandedFile] = []

  /// What was refused, or not looked at, with a sentence for the student, in the order of the paths.
  package var remarks: [Submission.Remark] = []

  /// What kept this program from looking at everything, though nothing is wrong with what was handed in, as a full disk; a
  /// whole sentence, nil where nothing did.
  package var obstacle: String?

  /// Whether that is a program, or room, that is missing here to unpack something: not this student's work alone waits for it.
  package var isUnpackingHindered = false
}

/// Why a folder or archive that was handed in is not opened.
package struct Refusal: Error, Hashable, Sendable {
  /// Where it lies, as the instructor knows it.
  package var path: String

  /// What is wrong with it, and what to do about it, in whole sentences.
  package var message: String

  /// Whether nothing is wrong with what was handed in: a program is missing here, or there is no room.
  package var isOurs: Bool
}

/// A folder on disk that others are read below: the instructor's own, or one that something was unpacked into.
final class HandedPlace: Sendable, Hashable {
  /// The absolute path.
  let path: String

  /// What was unpacked, to be removed with this place; nil where it is the instructor's own.
  let unpacked: UnpackedFolder?

  init(path: String) {
    self.path = path
    unpacked = nil
  }

  init(_ unpacked: UnpackedFolder) {
    path = unpacked.path
    self.unpacked = unpacked
  }

  static func == (one: HandedPlace, other: HandedPlace) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
