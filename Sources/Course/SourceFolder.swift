import Foundation

/// The Swift files of a folder and of the folders in it, read once and with care: the folder may come from anybody.
///
/// Links, pipes, devices and files that are too large are left out, so nothing outside is read and nothing is waited for. The
/// folder itself may be reached by a link. Hidden files and folders are passed over.
package struct SourceFolder: Sendable {
  /// A file that was read.
  package struct File: Sendable {
    /// The path below the folder.
    package var name: String
    package var data: Data
  }

  /// A file, or a folder, that was left out.
  package struct Omission: Hashable, Sendable {
    /// The path below the folder; bytes that are no UTF-8 have become replacement characters.
    package var name: String
    package var reason: Unreadable
  }

  /// What was read, in the order of the names.
  package private(set) var files: [File] = []

  /// What was left out, in the order of the names.
  package private(set) var omissions: [Omission] = []

  /// Whether there were more files than are taken, so that only the exercises' own and those they name were.
  package private(set) var isCut = false

  /// How many bytes a file may have.
  package static let fileBytes = 256 << 10

  /// How many files, and how many bytes in them, are taken whether an exercise names them or not.
  package static let fileCount = 200
  package static let totalBytes = 1 << 20

  /// How many entries of folders are looked at, and how deep folders may be nested.
  private static let entryCount = 20_000
  private static let depth = 32

  /// How many omissions are worth keeping.
  private static let omissionCount = 20

  /// Reads a folder.
  ///
  /// - Parameter own: The names of the exercises' own files, which are read whatever else there is.
  /// - Throws: What keeps the folder itself from being read.
  package init(path: String, own: [String] = []) throws(Unreadable) {
    let root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard root >= 0 else { throw Unreadable(errno) }
    defer { close(root) }
    var found = Found()
    Self.look(into: root, below: "", depth: 0, &found)
    for name in own { read(name, from: root) }
    let others = found.files.filter { !own.contains($0.key) }
    isCut = found.isCut || others.count + own.count > Self.fileCount || others.values.reduce(0, +) > Self.totalBytes
    if isCut {
      readNamed(among: others, from: root)
    } else {
      for name in others.keys { read(name, from: root) }
    }
    omissions += found.omissions.filter { !own.contains($0.name) }
    files.sort { $0.name < $1.name }
    omissions.sort { $0.name < $1.name }
  }

  /// What there is, before anything is read.
  private struct Found {
    /// The sizes of the Swift files in bytes, by their names.
    var files: [String: Int] = [:]
    var omissions: [Omission] = []
    var entryCount = 0
    var isCut = false

    mutating func leaveOut(_ name: String, _ reason: Unreadable) {
      if omissions.count < SourceFolder.omissionCount { omissions.append(Omission(name: name, reason: reason)) }
    }
  }

  private static func look(into folder: Int32, below prefix: String, depth: Int, _ found: inout Found) {
    // The stream takes the descriptor with it when it is closed.
    let copy = dup(folder)
    guard let stream = fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      return
    }
    defer { closedir(stream) }
    while !found.isCut, let entry = readdir(stream) {
      let (last, isText) = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) {
          (String(cString: $0), String(validatingCString: $0) != nil)
        }
      }
      guard last != ".", last != ".." else { continue }
      found.entryCount += 1
      if found.entryCount > entryCount { found.isCut = true }
      guard !last.hasPrefix(".") else { continue }
      let name = prefix + last
      guard isText else {
        if last.hasSuffix(".swift") { found.leaveOut(name, .nameIsNoText) }
        continue
      }
      var status = stat()
      guard fstatat(folder, last, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let isSwift = last.hasSuffix(".swift")
      switch status.st_mode & S_IFMT {
      case S_IFREG where isSwift:
        if status.st_size > fileBytes {
          found.leaveOut(name, .tooLarge)
        } else {
          found.files[name] = Int(status.st_size)
        }
      case S_IFDIR:
        if isSwift { found.leaveOut(name, .folder) }
        guard depth < Self.depth else {
          found.leaveOut(name, .tooDeep)
          continue
        }
        let inner = openat(folder, last, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard inner >= 0 else {
          found.leaveOut(name, Unreadable(errno))
          continue
        }
        look(into: inner, below: "\(name)/", depth: depth + 1, &found)
        close(inner)
      case S_IFLNK:
        var target = stat()
        let isFolder = fstatat(folder, last, &target, 0) == 0 && target.st_mode & S_IFMT == S_IFDIR
        if isSwift || isFolder { found.leaveOut(name, .link) }
      case S_IFREG: break
      default: if isSwift { found.leaveOut(name, .noPlainFile) }
      }
    }
  }

  /// Reads the files that the exercises' own name, directly or through another, as in `Spot` for `Spot.swift`.
  private mutating func readNamed(among others: [String: Int], from root: Int32) {
    let known = Dictionary(grouping: others.keys.sorted()) { name in
      String((name.split(separator: "/").last ?? "").dropLast(".swift".count))
    }
    var waiting = files
    var taken: Set<String> = []
    var bytes = 0
    while let file = waiting.popLast() {
      let words = Set(String(decoding: file.data, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for name in words.compactMap({ known[String($0)]?.first }).sorted() where taken.insert(name).inserted {
        bytes += others[name] ?? 0
        guard files.count < Self.fileCount, bytes <= Self.totalBytes else { return }
        read(name, from: root)
        if let last = files.last, last.name == name { waiting.append(last) }
      }
    }
  }

  /// Reads one file, step by step from the folder, so that no link on the way is followed.
  private mutating func read(_ name: String, from root: Int32) {
    let steps = name.split(separator: "/").map(String.init)
    var folder = root
    defer { if folder != root { close(folder) } }
    for step in steps.dropLast() {
      let next = openat(folder, step, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      if folder != root { close(folder) }
      folder = next
      guard next >= 0 else {
        folder = root
        return
      }
    }
    do throws(Unreadable) {
      let data = try Unreadable.contents(of: steps.last ?? "", in: folder, limit: Self.fileBytes, followingLinks: false)
      if let data { files.append(File(name: name, data: data)) }
    } catch {
      omissions.append(Omission(name: name, reason: error))
    }
  }
}
