import Course
import Foundation

/// A folder for one piece of work, as a compilation, removed when it is done with, also after an interrupt.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Returns how the names of all scratch folders begin that a process makes.
  package static func prefix(of process: pid_t) -> String { "workbook-\(process)-" }

  /// - Throws: `WorkbookFolder.Problem` where no folder can be made.
  package init() throws(WorkbookFolder.Problem) {
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
  }

  deinit { Interruption.removeFolder(path) }
}
