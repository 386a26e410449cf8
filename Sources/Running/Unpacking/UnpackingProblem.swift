import Foundation

/// Why an archive is not opened.
package enum UnpackingProblem: Error, Hashable, Sendable {
  case tooLarge
  case tooManyEntries
  case tooManyArchives
  /// The same of the archive of a whole class.
  case classTooLarge
  case classTooManyEntries
  /// It lies in too many other archives.
  case tooDeep
  case encrypted
  case empty
  /// Its bytes are not what its directory says, or end too early.
  case damaged
  /// One of several parts.
  case inParts
  /// Packed in a way that the system's program does not know.
  case unknownMethod
  /// Its name says that it is an archive, and its bytes that it is none.
  case noArchive
  /// An archive that is not opened here, by the name that people know it by.
  case unsupported(String)
  /// Packed by gzip, but no archive.
  case singleFile
  /// It took too long.
  case tooSlow
  /// The program that opens it is not here.
  case missing(program: String)
  /// It could not be unpacked, which is no fault of whoever made it; with the reason.
  case failed(String)

  /// Whether nothing is wrong with the archive.
  package var isOurs: Bool {
    switch self {
    case .missing, .failed: true
    default: false
    }
  }

  /// Whether it is one that all other archives would meet too: a program is missing, or there is no room.
  package var isOfAllArchives: Bool {
    switch self {
    case .missing: true
    case .failed(let reason): [ENOSPC, EDQUOT].contains { reason.contains(String(cString: strerror($0))) }
    default: false
    }
  }

  /// What is wrong with it, as a sentence.
  package var sentence: String {
    switch self {
    case .tooLarge: "This archive unpacks to more than \(UnpackingAllowance.bytes >> 20) MiB, so it was not opened."
    case .tooManyEntries: "This archive holds more than \(Self.entries) files and folders, so it was not opened."
    case .classTooLarge:
      "This archive unpacks to more than \(UnpackingAllowance.classBytes >> 30) GiB, so it was not opened."
    case .classTooManyEntries:
      "This archive holds more than \(UnpackingAllowance.classEntries / 1000),000 files and folders, so it was not opened."
    case .tooManyArchives:
      "This archive and those after it were not opened, since there are more than \(UnpackingAllowance.archives)."
    case .tooDeep: "This archive lies within too many others, so it was not opened."
    case .encrypted: "This archive is encrypted, and nobody is asked for its password."
    case .empty: "This archive is empty."
    case .damaged: "This archive is damaged."
    case .inParts: "This is one part of an archive, and the others are not with it."
    case .unknownMethod: "This archive is packed in a way that unzip does not know."
    case .noArchive: "This file has the name of an archive, but it is none."
    case .unsupported(let name): "This is an archive of \(name), and such archives are not opened."
    case .singleFile: "This file is packed by gzip, but it is no tar archive."
    case .tooSlow: "Unpacking this archive took too long."
    case .missing(let program): "This archive was not opened, since \(program) is not installed."
    case .failed(let reason): "This archive could not be unpacked (\(reason))."
    }
  }

  /// What a student can do about it.
  package var adviceForStudent: String {
    switch self {
    case .tooLarge, .tooManyEntries, .classTooLarge, .classTooManyEntries, .tooSlow:
      "Leave out .build and zip only the Swift files."
    case .tooManyArchives, .tooDeep: "Zip the Swift files themselves, not archives of them."
    case .encrypted: "Zip the Swift files without a password."
    case .empty: "Zip the Swift files, and look into the archive before you hand it in."
    case .damaged: "Zip the Swift files once more, and open the archive before you hand it in."
    case .inParts: "Hand in one zip, not parts of one."
    case .noArchive: "Hand in a zip, or the Swift files themselves."
    case .unknownMethod: "Zip the Swift files with the program that your system brings."
    case .unsupported, .singleFile: "Hand in a zip."
    case .missing, .failed: "Nothing is wrong with it, as far as one can tell: your instructor has to see to that."
    }
  }

  /// What an instructor can do about an archive of a whole class.
  package var adviceForInstructor: String {
    switch self {
    case .tooLarge, .tooManyEntries, .tooManyArchives, .classTooLarge, .classTooManyEntries, .tooSlow:
      "Unpack it yourself and name the folder, which may be of any size."
    case .tooDeep, .unknownMethod, .unsupported, .encrypted: "Unpack it yourself and name the folder."
    case .empty: "Name the archive or folder with the submissions."
    case .damaged, .inParts: "Download it once more, as a whole; or unpack what can be unpacked and name the folder."
    case .noArchive: "Name a folder, a zip, a tar or a tar.gz."
    case .singleFile: "Unpack it yourself and name a folder."
    case .missing(let program): "Install \(program), or unpack the archive yourself and name the folder."
    case .failed: "Try again, or unpack it yourself and name the folder."
    }
  }

  /// The same problem of an archive of a whole class, which may hold more.
  var ofClass: UnpackingProblem {
    switch self {
    case .tooLarge: .classTooLarge
    case .tooManyEntries: .classTooManyEntries
    default: self
    }
  }

  private static let entries = "\(UnpackingAllowance.entries / 1000),000"
}
