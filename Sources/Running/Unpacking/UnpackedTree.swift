import Course
import Foundation

/// Makes the files and folders that an archive names, below one folder that nobody else uses.
struct UnpackedTree: ~Copyable {
  private(set) var omissions: [UnpackedFolder.Omission] = []
  private(set) var repeated: [[[UInt8]]] = []

  /// How deep folders may be nested.
  static let depth = 32

  private let root: Int32

  /// The paths of the folders that were made.
  private var folders: Set<[UInt8]> = []

  /// How many folders may be made.
  private let folderLimit: Int

  /// How many folders were made, of which the archive need not name each.
  var folderCount: Int { folders.count }

  /// - Parameter folders: How many folders may be made below it.
  /// - Throws: `UnpackingProblem` where the folder cannot be opened.
  init(at path: String, folders: Int) throws(UnpackingProblem) {
    folderLimit = folders
    root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { throw .ofSystem() }
  }

  deinit { close(root) }

  /// Makes a file or a folder.
  ///
  /// - Parameter source: All that the archive unpacks to.
  /// - Throws: `UnpackingProblem` where there is no room, or there are too many folders.
  mutating func add(_ entry: ArchiveEntry, from source: borrowing ArchiveFile) throws(UnpackingProblem) {
    guard let steps = entry.steps else {
      let steps = entry.path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
      omissions.append(UnpackedFolder.Omission(steps: steps, reason: .outside))
      return
    }
    guard !steps.isEmpty else { return }
    guard steps.count <= Self.depth else { return leaveOut(steps, .tooDeep) }
    guard !entry.path.contains(0) else { return leaveOut(steps, .nameIsNoText) }
    if entry.kind == .refused(.outside) { return leaveOut(steps, .outside) }
    guard try makeFolders(Array(steps.dropLast()), for: steps) else { return }
    switch entry.kind {
    case .folder: _ = try makeFolders(steps, for: steps)
    case .refused(let reason): leaveOut(steps, reason)
    case .file(let start, let size): try makeFile(steps, start: start, size: size, from: source)
    }
  }

  /// Leaves out all that lies below a path, which is not looked at; the folders around it are there.
  mutating func leaveOut(_ omission: UnpackedFolder.Omission) throws(UnpackingProblem) {
    guard try makeFolders(Array(omission.steps.dropLast()), for: omission.steps) else { return }
    omissions.append(omission)
  }

  private mutating func leaveOut(_ steps: [[UInt8]], _ reason: Unreadable) {
    omissions.append(UnpackedFolder.Omission(steps: steps, reason: reason))
  }

  /// Makes a folder and those above it; returns whether they are there.
  private mutating func makeFolders(_ steps: [[UInt8]], for entry: [[UInt8]]) throws(UnpackingProblem) -> Bool {
    for count in steps.indices.map({ $0 + 1 }) {
      let path = Self.path(steps.prefix(count))
      guard !folders.contains(path) else { continue }
      guard folders.count < folderLimit else { throw .tooManyEntries }
      guard mkdirat(root, Self.cString(path), 0o700) == 0 || errno == EEXIST else {
        try leaveOutUnlessOurs(entry, errno)
        return false
      }
      folders.insert(path)
    }
    return true
  }

  private mutating func makeFile(
    _ steps: [[UInt8]], start: Int, size: Int, from source: borrowing ArchiveFile
  ) throws(UnpackingProblem) {
    let path = Self.cString(Self.path(steps[...]))
    var file = openat(root, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file < 0, errno == EEXIST {
      file = openat(root, path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
      if file >= 0 { repeated.append(steps) }
    }
    guard file >= 0 else {
      if errno == EISDIR { return leaveOut(steps, .folder) }
      return try leaveOutUnlessOurs(steps, errno)
    }
    defer { close(file) }
    var done = 0
    while done < size {
      let bytes = try source.bytes(at: start + done, count: min(size - done, 1 << 18))
      guard !bytes.isEmpty else { throw .damaged }
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw .ofSystem() }
        rest = rest.dropFirst(count)
      }
      done += bytes.count
    }
  }

  /// A name that the system does not take costs one file; where there is no room, nothing can be said of the archive.
  private mutating func leaveOutUnlessOurs(_ steps: [[UInt8]], _ number: Int32) throws(UnpackingProblem) {
    switch number {
    case ENOTDIR: leaveOut(steps, .refused("a file has the name of its folder"))
    case ENAMETOOLONG, EILSEQ, EINVAL: leaveOut(steps, Unreadable(number))
    default: throw .ofSystem(number)
    }
  }

  private static func path(_ steps: ArraySlice<[UInt8]>) -> [UInt8] { Array(steps.joined(separator: "/".utf8)) }

  private static func cString(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
