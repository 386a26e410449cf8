import Foundation

/// Removes what is in a folder without following a link on the way, whatever whoever worked there has made of it.
///
/// Folders may lie in each other deeper than any path may be long, allow nothing to anybody, and change meanwhile. So every
/// entry is named within its open folder, and what lies deep is moved up rather than followed down.
struct FolderRemoval {
  /// The open folder that is to be emptied.
  private let top: Int32

  /// The file system that it lies on: what is mounted in it is not its own.
  private let device: dev_t
  private let deadline: ContinuousClock.Instant?
  private var movedCount = 0

  private init?(_ top: Int32, until deadline: ContinuousClock.Instant?) {
    var status = stat()
    guard fstat(top, &status) == 0 else { return nil }
    self.top = top
    self.deadline = deadline
    device = status.st_dev
    // The mark of a scratch folder stays, in case another program has to go on with this.
    _ = fchmod(top, 0o700 | (status.st_mode & S_ISVTX))
  }

  /// Removes a folder with all that is in it; a link of that name is no folder and stays.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  static func remove(_ path: String) -> Bool {
    guard let folder = open(Array(path.utf8CString), in: AT_FDCWD) else { return errno == ENOENT }
    defer { close(folder) }
    empty(folder)
    return rmdir(path) == 0 || errno == ENOENT
  }

  /// Removes what is in an open folder, as far as that is possible until a moment.
  static func empty(_ folder: Int32, until deadline: ContinuousClock.Instant? = nil) {
    guard var removal = FolderRemoval(folder, until: deadline) else { return }
    // Each round takes away one level. Somebody who is still at work may put something there again, but not for ever.
    for _ in 0..<100_000 where !removal.isOver {
      guard removal.removeEntries(of: folder) else { return }
    }
  }

  /// Opens a folder within another one, no link and nothing else, and makes sure that it may be changed.
  ///
  /// - Returns: The descriptor; nil with an error number where that cannot be.
  static func open(_ name: [CChar], in folder: Int32) -> Int32? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var opened = openat(folder, name, flags)
    if opened < 0, errno == EACCES, fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
      opened = openat(folder, name, flags)
    }
    return opened < 0 ? nil : opened
  }

  private var isOver: Bool { deadline.map { ContinuousClock.now > $0 } ?? false }

  /// Removes the entries of an open folder, or moves them up.
  ///
  /// - Returns: Whether there was anything that could be removed or moved.
  private mutating func removeEntries(of folder: Int32) -> Bool {
    // A stream of its own begins at the beginning.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return false }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return false
    }
    defer { closedir(stream) }
    var hasChanged = false
    while !isOver, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { text in
          Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
        }
      }
      guard name != Self.itself, name != Self.above else { continue }
      if remove(name, in: folder) { hasChanged = true }
    }
    return hasChanged
  }

  private static let itself = Array(".".utf8CString)
  private static let above = Array("..".utf8CString)

  /// Removes an entry or moves it up; returns whether anything came of that.
  private mutating func remove(_ name: [CChar], in folder: Int32) -> Bool {
    if unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0 { return true }
    guard errno == ENOTEMPTY || errno == EEXIST else { return false }
    return folder == top ? removeFolder(name) : moveUp(name, from: folder)
  }

  /// Empties a folder that lies in the topmost one and removes it.
  private mutating func removeFolder(_ name: [CChar]) -> Bool {
    guard let folder = Self.open(name, in: top) else { return false }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0, status.st_dev == device else { return false }
    _ = fchmod(folder, 0o700)
    let hasChanged = removeEntries(of: folder)
    return unlinkat(top, name, AT_REMOVEDIR) == 0 || hasChanged
  }

  /// Moves a folder into the topmost one, under a name that nothing has there.
  private mutating func moveUp(_ name: [CChar], from folder: Int32) -> Bool {
    for _ in 0..<1000 {
      movedCount += 1
      let place = "moved-\(movedCount)"
      if renameat(folder, name, top, place) == 0 { return true }
      switch errno {
      case EEXIST, ENOTEMPTY, ENOTDIR: continue
      // Its own permissions count too, since what is above it changes.
      case EACCES where fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0:
        if renameat(folder, name, top, place) == 0 { return true }
      default: return false
      }
    }
    return false
  }
}
