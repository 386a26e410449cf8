import Course
import Foundation
import Judging
import Running

/// A folder on disk, open for reading, that was reached step by step without following a link.
struct FolderOnDisk: ~Copyable {
  let descriptor: Int32

  /// - Parameter steps: The names of the folders that lead to it from a place, which itself may be reached by a link.
  /// - Throws: What keeps one of them from being read.
  init(at place: HandedPlace, _ steps: some Collection<[UInt8]>) throws(Unreadable) {
    var folder = open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    for step in steps where folder >= 0 {
      let next = openat(folder, step.cString, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      let number = errno
      close(folder)
      errno = number
      folder = next
    }
    guard folder >= 0 else { throw Unreadable(errno) }
    descriptor = folder
  }

  deinit { close(descriptor) }

  /// Returns what lies in it, in the order of the bytes of the names; nil where it is more than a count.
  func entries(atMost limit: Int) throws(Unreadable) -> [HandedEntry]? {
    // The stream takes the descriptor with it when it is closed.
    let copy = dup(descriptor)
    guard copy >= 0, let stream = fdopendir(copy) else {
      let number = errno
      if copy >= 0 { close(copy) }
      throw Unreadable(number)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        // The end of a folder is no error, but an error ends it too.
        guard errno == 0 else { throw Unreadable(errno) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: 1) { Array(UnsafeBufferPointer(start: $0, count: strlen($0))) }
      }
      guard name != [0x2E], name != [0x2E, 0x2E] else { continue }
      guard names.count < limit else { return nil }
      names.append(name)
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    var entries: [HandedEntry] = []
    for name in names {
      if let entry = entry(name) { entries.append(entry) }
    }
    return entries
  }

  /// Returns what lies in it under a name; nil where nothing does any more.
  private func entry(_ name: [UInt8]) -> HandedEntry? {
    let text = name.shownName
    func found(_ kind: HandedEntry.Kind) -> HandedEntry { HandedEntry(name: text, bytes: name, kind: kind) }
    var status = stat()
    guard fstatat(descriptor, name.cString, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      return errno == ENOENT ? nil : found(.refused(Unreadable(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return found(.folder)
    case S_IFLNK: return found(.refused(.link))
    case S_IFREG:
      let file = found(.file(bytes: Int(status.st_size)))
      if PassedOver.hides(text), !PassedOver.isOfPlatform(file) { return file }
      do throws(Unreadable) {
        let descriptor = try self.file(name)
        defer { close(descriptor) }
        return try Self.isArchive(descriptor, named: text) ? found(.archive) : file
      } catch {
        return found(.refused(error))
      }
    default: return found(.refused(.noPlainFile))
    }
  }

  /// Opens a plain file in it for reading; whoever asks must close it.
  ///
  /// - Throws: What keeps it from being read.
  func file(_ name: [UInt8]) throws(Unreadable) -> Int32 {
    let file = openat(descriptor, name.cString, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw errno == ELOOP ? .link : Unreadable(errno) }
    var status = stat()
    // It may have changed since it was looked at.
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .noPlainFile
    }
    return file
  }

  /// Whether a file is an archive, or claims to be one by its name.
  private static func isArchive(_ file: Int32, named name: String) throws(Unreadable) -> Bool {
    if ArchiveFormat.isNamedSo(name) { return true }
    var head = [UInt8](repeating: 0, count: ArchiveFormat.headBytes)
    let count = pread(file, &head, head.count, 0)
    guard count >= 0 else { throw Unreadable(errno) }
    return count > 0 && ArchiveFormat(head: head.prefix(count)) != nil && !ArchiveFormat.isDocument(name)
  }
}

extension [UInt8] {
  /// The bytes of a name as the system takes them.
  var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }

  /// A name as people are told it: composed, and with every character to be seen.
  var shownName: String {
    Spelling.harmless(FileNameText.text(self).precomposedStringWithCanonicalMapping, limit: 2000)
  }
}
