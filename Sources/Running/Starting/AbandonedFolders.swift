import Foundation
import SystemCalls

/// The scratch folders of programs that were killed before they could remove them.
struct AbandonedFolders {
  /// The open folder in which all scratch folders lie.
  private let place: Int32
  private let deadline: ContinuousClock.Instant

  /// Removes what nobody uses any more of the scratch folders in a folder.
  ///
  /// Only a real folder of this user's, with a name as this program gives, is looked at; and only on a file system whose locks
  /// count for all who may use it.
  ///
  /// - Parameter seconds: How long that may take; the next program goes on with what is left then.
  static func remove(in folder: String, within seconds: Double) {
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { return }
    // The stream closes it.
    guard let stream = fdopendir(place) else {
      close(place)
      return
    }
    defer { closedir(stream) }
    guard workbook_is_local(place) != 0 else { return }
    let folders = AbandonedFolders(place: place, deadline: .now + .seconds(seconds))
    while .now < folders.deadline, let entry = readdir(stream) {
      let name: [CChar]? = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { text in
          guard strncmp(text, ScratchFolder.opening, ScratchFolder.opening.utf8.count) == 0 else { return nil }
          return Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
        }
      }
      if let name, let process = ScratchFolder.maker(of: name) { folders.remove(name, madeBy: process) }
    }
  }

  /// Removes a folder unless it is in use or may be.
  private func remove(_ name: [CChar], madeBy process: pid_t) {
    guard let folder = FolderRemoval.open(name, in: place) else { return }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_uid == geteuid() else { return }
    // Looked at first: what is only just being made is not to be locked from here.
    guard ScratchLock.isMarked(status) || isLongGone(process, since: status) else { return }
    // Whoever uses it, or has found it too, keeps this program out.
    guard ScratchLock.take(folder) else { return }
    FolderRemoval.empty(folder, until: deadline)
    unlinkat(place, name, AT_REMOVEDIR)
  }

  /// Returns whether the maker of a folder without a mark is gone, and the folder older than a day.
  ///
  /// An earlier version made it, or a program that was killed on the way to its lock.
  private func isLongGone(_ process: pid_t, since status: stat) -> Bool {
    guard kill(process, 0) != 0, errno == ESRCH else { return false }
    #if os(Linux)
      let changed = status.st_mtim.tv_sec
    #else
      let changed = status.st_mtimespec.tv_sec
    #endif
    return time(nil) - changed > 24 * 60 * 60
  }
}
