import Course
import Foundation

/// A place for compilations: copies of what the compiler reads, and beside them what it makes.
///
/// The copies lie where nobody can foretell, for the folder around them has a random name. So neither `#sourceLocation` nor
/// line feeds in a message can make an error look like one of another file: they cannot name its copy.
struct CompilationFolder: Sendable {
  /// The folder of the copies, which all may read and a contained compiler cannot change.
  let sources: String

  /// The folder for what compilations make.
  let products: String

  /// Makes both in a scratch folder.
  ///
  /// - Throws: `WorkbookFolder.Problem` where they cannot be made.
  init(in scratch: ScratchFolder) throws(WorkbookFolder.Problem) {
    sources = "\(scratch.path)/files"
    products = "\(scratch.path)/out"
    for folder in [sources, products] { try Self.make(folder) }
  }

  /// Returns files with the paths of copies that are written here.
  ///
  /// Each copy has a folder of its own, so that all file names keep what they are; but for odd ones, which could be taken for
  /// an option or for several lines of a message.
  ///
  /// - Parameter group: A name for these files; no two groups may have the same.
  /// - Throws: `WorkbookFolder.Problem` where a copy cannot be written.
  func copies(of files: [ChapterFiles.File], group: String) throws(WorkbookFolder.Problem) -> [ChapterFiles.File] {
    try Self.make("\(sources)/\(group)")
    var copies: [ChapterFiles.File] = []
    for (number, file) in files.enumerated() {
      let folder = "\(sources)/\(group)/\(number)"
      try Self.make(folder)
      let name = file.name.split(separator: "/").last.map(String.init) ?? ""
      var copy = file
      copy.path = "\(folder)/\(name.isPlainFileName ? name : "File\(number).swift")"
      try Self.write(file.data, to: copy.path)
      copies.append(copy)
    }
    return copies
  }

  private static func make(_ folder: String) throws(WorkbookFolder.Problem) {
    // Whatever this program's mask for new files is, a compiler of another user must be able to read them.
    guard mkdir(folder, 0o755) == 0, chmod(folder, 0o755) == 0 else { throw problem(folder) }
  }

  private static func write(_ data: Data, to path: String) throws(WorkbookFolder.Problem) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw problem(path) }
    defer { close(file) }
    guard fchmod(file, 0o644) == 0 else { throw problem(path) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw problem(path) }
      rest = rest.dropFirst(count)
    }
  }

  private static func problem(_ path: String) -> WorkbookFolder.Problem {
    WorkbookFolder.Problem(
      "\(path) cannot be written (\(String(cString: strerror(errno)))). "
        + "Make room there, or name another place in TMPDIR.")
  }
}

extension String {
  /// Whether a file name holds nothing but letters, digits, spaces and a few signs, and begins with none of those.
  var isPlainFileName: Bool {
    guard let first, first.isLetter || first.isNumber || first == "_" else { return false }
    return hasSuffix(".swift")
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
          || "0123456789 _-+.()".unicodeScalars.contains(scalar)
      }
  }

  /// A file name as learners are told it: in one line, with every character in it to be seen.
  var shownFileName: String {
    var shown = ""
    for scalar in unicodeScalars.prefix(120) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 120 ? shown + "..." : shown
  }
}
