import Foundation

/// Why something in a folder is not read.
package enum Unreadable: Error, Hashable, Sendable {
  case link
  case folder
  /// A pipe, a socket or a device.
  case noPlainFile
  case tooLarge
  /// A folder or archive with more than so much in it, in words.
  case tooMuch(String)
  /// A folder within too many others.
  case tooDeep
  /// Its name is no UTF-8.
  case nameIsNoText
  /// Its path leads out of the folder or archive to which it belongs.
  case outside
  /// The system says no, in these words.
  case refused(String)
  /// The system cannot read it now, or this user may not, in these words; whose it is did nothing wrong.
  case withheld(String, isPermission: Bool)

  /// - Parameter number: An error number of the system.
  package init(_ number: Int32) {
    let reason = String(cString: strerror(number))
    switch number {
    case EACCES, EPERM: self = .withheld(reason, isPermission: true)
    case EIO, EMFILE, ENFILE, ENOMEM: self = .withheld(reason, isPermission: false)
    default: self = .refused(reason)
    }
  }

  /// Whether nothing is wrong with what was to be read: the disk, the system or its permissions keep it back.
  package var isOurs: Bool {
    if case .withheld = self { return true }
    return false
  }

  /// What is said of it behind its name, for instance "is a link, and links are not followed".
  package var words: String {
    switch self {
    case .link: "is a link, and links are not followed"
    case .folder: "is a folder, but a file belongs there"
    case .noPlainFile: "is a pipe or a device, but a file belongs there"
    case .tooLarge: "is larger than \(SourceFolder.fileBytes >> 10) KiB, which no exercise needs"
    case .tooMuch(let amount): "holds more than \(amount), so nothing in it was looked at"
    case .tooDeep: "lies in too many folders"
    case .nameIsNoText: "has a name that is no UTF-8"
    case .outside: "has a path that leads out of where it belongs"
    case .refused(let reason), .withheld(let reason, _): "cannot be read (\(reason))"
    }
  }

  /// What to do about it.
  package var advice: String {
    switch self {
    case .link: "Put the file itself in its place."
    case .folder, .noPlainFile: "Move it away, and put the file in its place."
    case .tooLarge: "What a long list gives can be worked out in a loop."
    case .tooMuch: "Leave out .build and hand in the Swift files alone."
    case .tooDeep: "Move it up."
    case .nameIsNoText: "Give it another name."
    case .outside: "Move it into the folder with the others."
    case .refused, .withheld(_, isPermission: true): "Check its permissions."
    case .withheld: "Try again when the system has room, and the disk is well."
    }
  }

  /// Returns the bytes of a file, or nil where there is none; never waits.
  ///
  /// - Parameters:
  ///   - name: The name or path; bytes that end with a zero, where it is no text.
  ///   - folder: The descriptor of the folder in which a name is looked for; an absolute path needs none.
  ///   - limit: How many bytes it may have.
  ///   - followingLinks: Whether the file may be reached by a link.
  package static func contents(
    of name: UnsafePointer<CChar>, in folder: Int32 = AT_FDCWD, limit: Int, followingLinks: Bool
  ) throws(Unreadable) -> Data? {
    // Opening alone does something to many a device, so it is looked at first; and again, for it may change meanwhile.
    var status = stat()
    guard fstatat(folder, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Unreadable(errno)
    }
    try requirePlainFile(status, limit: limit)
    let file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw errno == ELOOP ? .link : Unreadable(errno)
    }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw Unreadable(errno) }
    try requirePlainFile(status, limit: limit)
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count == 0 { return data }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Unreadable(errno) }
      data.append(contentsOf: buffer[..<count])
      // It may grow while it is read.
      guard data.count <= limit else { throw .tooLarge }
    }
  }

  private static func requirePlainFile(_ status: stat, limit: Int) throws(Unreadable) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: if status.st_size > limit { throw .tooLarge }
    case S_IFLNK: throw .link
    case S_IFDIR: throw .folder
    default: throw .noPlainFile
    }
  }
}
