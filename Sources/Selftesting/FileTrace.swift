import Foundation

/// What can be told of a file without opening it: enough to see that somebody has touched it.
struct FileTrace: Sendable, Hashable {
  var inode: UInt64
  var mode: UInt32
  var owner: uid_t
  var size: Int64

  /// When the file, or what is told of it, last changed; nobody can set that back.
  var changed: Double

  var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

  /// Looks at a file, and not at what a link leads to; nil where there is none.
  init?(_ path: [CChar]) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    mode = UInt32(status.st_mode)
    owner = status.st_uid
    size = Int64(status.st_size)
    #if os(Linux)
      let time = status.st_ctim
    #else
      let time = status.st_ctimespec
    #endif
    changed = Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Returns the traces of all that lies in a folder, by the paths; nothing where there is no such folder.
  ///
  /// - Parameter isDeep: Whether folders in it are looked into. Otherwise of a folder in it no more is told than that it is
  ///   there, since what lies in it is somebody else's.
  static func all(in folder: String, isDeep: Bool) -> [String: FileTrace] {
    var traces: [String: FileTrace] = [:]
    var waiting = [Array(folder.utf8CString)]
    while let next = waiting.popLast() {
      for name in names(in: next) {
        let path = next.dropLast() + [CChar(bitPattern: UInt8(ascii: "/"))] + name
        guard var trace = FileTrace(Array(path)) else { continue }
        if trace.isFolder {
          if isDeep {
            waiting.append(Array(path))
          } else {
            (trace.size, trace.changed) = (0, 0)
          }
        }
        traces[String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)] = trace
      }
    }
    return traces
  }

  /// Returns the names in a folder, which need not be text, each with the zero at its end.
  private static func names(in folder: [CChar]) -> [[CChar]] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { characters in
          Array(UnsafeBufferPointer(start: characters, count: strlen(characters) + 1))
        }
      }
      if name != Array(".".utf8CString), name != Array("..".utf8CString) { names.append(name) }
    }
    return names
  }
}
