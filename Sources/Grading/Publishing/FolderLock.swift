import Course
import Foundation

/// Keeps other runs out of a folder for as long as it is held; a process that is killed lets go of it too.
final class FolderLock: Sendable {
  /// -1 where there is nothing to hold.
  private let descriptor: Int32

  /// - Parameter isShared: Whether others may hold it so too, since all of them only read.
  /// - Throws: `WorkbookFolder.Problem` where somebody else holds it.
  init(_ folder: OutputFolder, isShared: Bool = false) throws(WorkbookFolder.Problem) {
    let path = "\(folder.state)/lock"
    let file = isShared ? open(path, O_RDONLY | O_CLOEXEC) : open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // Whoever only reads makes no lock where there is none.
    guard file >= 0 || isShared else {
      throw WorkbookFolder.Problem(
        "\(path) cannot be made (\(String(cString: strerror(errno)))). Check its permissions, and whether there is room."
      )
    }
    if file >= 0 {
      var isHeld = flock(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0
      while !isHeld, errno == EINTR { isHeld = flock(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 }
      // Some network drives know no locks: there nobody can be kept out.
      if !isHeld, errno == EWOULDBLOCK {
        close(file)
        throw WorkbookFolder.Problem(
          "Another run is at work in \(folder.path). Wait until it is done, or name another folder.")
      }
    }
    descriptor = file
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A child that is just being started has a copy of the descriptor until it runs its program: closing is not enough.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
