import Course
import Foundation
import Synchronization

/// Compiled modules of the toolchain, which would take most of a second to make: made once, and then only read.
struct ModuleCache {
  /// The folder of the cache; nil where it cannot be made, so that a compilation must make its own.
  let path: String?

  /// Files that import what learners' files and probes do, but for Testing, which takes long and which few import: the better one first; a toolchain may have a module that is not
  /// to be imported just so.
  private static let texts = [modules, []].map { modules in
    "import Observing\nimport SwiftUI\n"
      + modules.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
  }

  private static let modules = [
    "CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Runtime", "SwiftShims",
    "Synchronization", "XCTest", "_Builtin_float", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]

  /// What this process knows of caches, by their paths: whether each was found whole.
  private static let known = Mutex<[String: Bool]>([:])

  /// The cache of a compiler, made now where it is missing, damaged or of another toolchain.
  init(of compiler: Compiler, toolchain: Toolchain) {
    let path = compiler.tools.moduleCache
    let isWhole = Self.known.withLock { known in
      if let isWhole = known[path], !isWhole || access("\(path)/\(Self.markName)", R_OK) == 0 { return isWhole }
      let isWhole = Self.isWhole(path, toolchain) || Self.make(path, compiler, toolchain)
      known[path] = isWhole
      return isWhole
    }
    self.path = isWhole ? path : nil
  }

  /// The name of the file that is written last; it names the toolchain, and the sizes of all files.
  static let markName = "workbook-cache.json"

  private struct Mark: Codable, Equatable {
    var toolchain: String
    var sizes: [String: Int]
  }

  private static func mark(of path: String) -> Mark? {
    FileManager.default.contents(atPath: "\(path)/\(markName)")
      .flatMap { try? JSONDecoder().decode(Mark.self, from: $0) }
  }

  /// Returns whether a cache is complete and of this toolchain; others may have added to it.
  static func isWhole(_ path: String, _ toolchain: Toolchain) -> Bool {
    guard let mark = mark(of: path), mark.toolchain == toolchain.fingerprint.description else { return false }
    return mark.sizes.allSatisfy { name, size in
      var status = stat()
      return stat("\(path)/\(name)", &status) == 0 && Int(status.st_size) == size
    }
  }

  /// Makes a cache; whoever wants the same one meanwhile waits for it.
  static func make(_ path: String, _ compiler: Compiler, _ toolchain: Toolchain) -> Bool {
    let lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { return false } }
    if isWhole(path, toolchain) { return true }
    // One without a mark is not finished, which does no harm: the compiler writes each module as a whole or not at all.
    if FileManager.default.fileExists(atPath: "\(path)/\(markName)") {
      // Whoever still reads it goes on doing so; it cannot be made elsewhere first, since modules name their cache.
      let old = "\(path).old-\(UUID().uuidString)"
      guard rename(path, old) == 0 else { return false }
      try? FileManager.default.removeItem(atPath: old)
    }
    guard texts.contains(where: { fill(path, from: $0, compiler, toolchain) }) else { return false }
    var sizes: [String: Int] = [:]
    chmod(path, 0o755)
    for name in (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? [] {
      var status = stat()
      guard stat("\(path)/\(name)", &status) == 0 else { continue }
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      // A contained compiler of another user reads it too.
      chmod("\(path)/\(name)", isFolder ? 0o755 : 0o644)
      if !isFolder, [".pcm", ".swiftmodule"].contains(where: name.hasSuffix) { sizes[name] = Int(status.st_size) }
    }
    let mark = Mark(toolchain: toolchain.fingerprint.description, sizes: sizes)
    guard let data = try? JSONEncoder().encode(mark) else { return false }
    do throws(WorkbookFolder.Problem) {
      try WorkbookFolder.write(data, toFile: "\(path)/\(markName)", called: path)
      return true
    } catch {
      return false
    }
  }

  private static func fill(_ path: String, from text: String, _ compiler: Compiler, _ toolchain: Toolchain) -> Bool {
    guard let scratch = try? ScratchFolder() else { return false }
    defer { withExtendedLifetime(scratch) {} }
    guard let place = try? CompilationFolder(in: scratch),
      let file = try? place.copies(of: [ChapterFiles.File("Warming.swift", Data(text.utf8))], group: "warming").first
    else { return false }
    var patient = compiler
    (patient.limits.processorSeconds, patient.wallSeconds) = (60, 180)
    return patient.fill(cache: path, from: file.path, into: place.products, toolchain: toolchain)
  }
}
