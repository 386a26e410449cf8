import Course
import Foundation

/// The folder of somebody who submits a chapter, written file by file under names that need not be text.
struct SubmittedFolder: Sendable {
  /// The absolute path of the chapter's folder.
  let path: String

  /// Makes the folder.
  ///
  /// - Parameter owner: The name of the folder of whoever submits, around that of the chapter.
  /// - Throws: `WorkbookFolder.Problem` where it cannot be made.
  init(in place: String, owner: String, chapter: Chapter) throws(WorkbookFolder.Problem) {
    path = "\(place)/\(owner)/\(chapter.folder)"
    for folder in ["\(place)/\(owner)", path] {
      guard mkdir(folder, Self.readable) == 0 || errno == EEXIST else { throw Self.problem(folder) }
    }
  }

  /// - Throws: `WorkbookFolder.Problem` where the file cannot be made.
  func write(_ file: HostileSubmission.File) throws(WorkbookFolder.Problem) {
    // A name that leads out of the folder would be a harm done by this runner, and by nobody else.
    let steps = file.name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    precondition(
      !steps.contains { $0.isEmpty || $0.elementsEqual(Array("..".utf8)) || $0.contains(0) },
      "\(String(decoding: file.name, as: UTF8.self)) is no name of a file in the folder")
    var folder = Array(path.utf8)
    for step in steps.dropLast() {
      folder += [UInt8(ascii: "/")] + step
      guard Self.call(folder, { mkdir($0, Self.readable) }) == 0 || errno == EEXIST else {
        throw Self.problem(String(decoding: folder, as: UTF8.self))
      }
    }
    let place = folder + [UInt8(ascii: "/")] + (steps.last ?? [])
    let result: Int32 =
      switch file.kind {
      case .ordinary(let contents): Self.make(place, contents, mode: 0o644)
      case .unreadable(let contents): Self.make(place, contents, mode: 0)
      case .link(let target): Self.call(place) { place in Self.call(target) { symlink($0, place) } }
      case .folder: Self.call(place) { mkdir($0, Self.readable) }
      case .pipe: Self.call(place) { mkfifo($0, 0o644) }
      case .socket: Self.call(place) { mknod($0, S_IFSOCK | 0o644, 0) }
      }
    guard result == 0 else { throw Self.problem(String(decoding: place, as: UTF8.self)) }
  }

  /// What submissions usually are: readable for everybody, so that nothing but containment keeps one from another.
  private static let readable: mode_t = 0o755

  private static func make(_ path: [UInt8], _ contents: [UInt8], mode: mode_t) -> Int32 {
    let file = call(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard file >= 0 else { return -1 }
    defer { close(file) }
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return -1 }
      rest = rest.dropFirst(max(count, 0))
    }
    return fchmod(file, mode)
  }

  private static func call(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    (path + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in characters.baseAddress.map(body) ?? -1 }
    }
  }

  private static func problem(_ path: String) -> WorkbookFolder.Problem {
    WorkbookFolder.Problem("\(path) cannot be made (\(String(cString: strerror(errno)))).")
  }
}
