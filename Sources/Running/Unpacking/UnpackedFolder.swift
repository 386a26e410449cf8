import Course
import Foundation

/// What an archive was unpacked to: a folder of this program's own, removed once nobody holds it any more.
///
/// It is made by this program and not by the one that unpacks, so there is nothing in it but folders and plain files that
/// this program may read, whatever the archive says.
package final class UnpackedFolder: Sendable {
  /// The absolute path of the folder.
  package let path: String

  /// What of the archive is not in it, in the order of the archive.
  package let omissions: [Omission]

  /// What stands in the archive more than once, of which the last was taken.
  package let repeated: [[[UInt8]]]

  /// Whether it is the archive of a class, of which each student's part is counted on its own.
  package let isOfClass: Bool

  /// A file or folder in an archive that was left out.
  package struct Omission: Sendable, Hashable {
    /// The names that lead to it. They may lead out of the archive: the first is empty where the path begins with `/`.
    package var steps: [[UInt8]]
    package var reason: Unreadable
  }

  /// The folder around it, which is removed with it.
  private let around: RemovedFolder

  init(path: String, tree: borrowing UnpackedTree, around: RemovedFolder, isOfClass: Bool) {
    self.path = path
    self.isOfClass = isOfClass
    self.around = around
    omissions = tree.omissions
    repeated = tree.repeated
  }
}

/// A folder in a scratch folder that is removed once nobody holds it any more, and with the scratch folder at the latest.
final class RemovedFolder: Sendable {
  let path: String

  private let scratch: ScratchFolder

  /// - Throws: `UnpackingProblem` where it cannot be made.
  init(in scratch: ScratchFolder) throws(UnpackingProblem) {
    self.scratch = scratch
    var template = Array("\(scratch.path)/unpacked-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .ofSystem() }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Removes what is in it under these names.
  func remove(_ names: [String]) {
    for name in names { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
