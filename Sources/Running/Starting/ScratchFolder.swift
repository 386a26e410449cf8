import Course
import Foundation

/// A folder for one piece of work, as a compilation, removed when it is done with, also after an interrupt.
///
/// A program that is killed leaves its folders behind, with what learners wrote in them. The next one that makes a folder
/// removes them.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Held for as long as the folder is in use.
  private let lock: ScratchLock

  /// How the names of all scratch folders begin.
  static let opening = "workbook-"

  /// Returns how the names of all scratch folders begin that a process makes.
  package static func prefix(of process: pid_t) -> String { "\(opening)\(process)-" }

  /// Returns the process that made the scratch folder of a name; nil for a name that no scratch folder has.
  static func maker(of name: [CChar]) -> pid_t? {
    let parts = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, "\(parts[0])-" == opening, let process = pid_t(parts[1]), process > 0,
      String(process) == parts[1], parts[2].utf8.count == 6,
      parts[2].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return process
  }

  /// Done once, and only by programs that make such a folder at all.
  ///
  /// Nobody has to wait for it: a disk may take seconds for a class of students. If the program ends first, the next one goes on.
  private static let abandonedAreRemoved: Void = {
    let place = NSTemporaryDirectory()
    Thread.detachNewThread { AbandonedFolders.remove(in: place, within: 60) }
  }()

  /// - Throws: `WorkbookFolder.Problem` where no folder can be made.
  package init() throws(WorkbookFolder.Problem) {
    Self.abandonedAreRemoved
    var reason: Int32 = 0
    let made = Interruption.makeFolder {
      var template = Array(
        URL(fileURLWithPath: NSTemporaryDirectory())
          .appendingPathComponent("\(Self.prefix(of: getpid()))XXXXXX").path.utf8CString)
      guard mkdtemp(&template) != nil else {
        reason = errno
        return nil
      }
      return template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
    guard let made else {
      throw WorkbookFolder.Problem(
        "No folder can be made in \(NSTemporaryDirectory()) (\(String(cString: strerror(reason)))). "
          + "Make room there, or name another place in TMPDIR.")
    }
    path = made
    lock = ScratchLock(made)
  }

  deinit { Interruption.removeFolder(path) }
}
