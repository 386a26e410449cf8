import Foundation
import Synchronization

/// A toolchain's frontend and linker, called without the driver.
///
/// For one module the driver starts its frontend, a program that collects the names of libraries, clang, and at last the
/// linker, which then looks through all those libraries. That takes as long as the frontend works on a chapter. A library
/// that is to be loaded into the observer needs none of it, as long as the observer has loaded all that it uses. Where
/// something is not as it is expected here, the driver is called after all.
struct Frontend: Sendable {
  private let program: String
  private let linker: String

  /// What tells Swift's runtime of the types in a library.
  private let start: String

  /// Where the compiler finds the macros of its own libraries.
  private let plugins: String

  /// The names of the libraries that the observer has loaded.
  private let loaded: Set<String>

  private static let shell = "/bin/sh"

  /// - Returns: nil where a toolchain does not have its parts in the usual places, or the observer cannot be read.
  init?(of toolchain: Toolchain, observer: String) {
    #if !os(Linux)
      return nil
    #else
      #if arch(x86_64)
        let architecture = "x86_64"
      #elseif arch(arm64)
        let architecture = "aarch64"
      #else
        let architecture = ""
      #endif
      program = "\(toolchain.folder)/bin/swift-frontend"
      linker = "\(toolchain.folder)/bin/ld.lld"
      start = "\(toolchain.folder)/lib/swift/linux/\(architecture)/swiftrt.o"
      plugins = "\(toolchain.folder)/lib/swift/host"
      let programs: [String] = [program, linker, Self.shell]
      guard programs.allSatisfy({ access($0, X_OK) == 0 }), access(start, R_OK) == 0,
        let loaded = Self.libraries(loadedBy: observer)
      else { return nil }
      self.loaded = loaded
    #endif
  }

  /// Returns the command that checks the types of files.
  func checkCommand(_ files: [String], options: [String]) -> [String] {
    [program, "-frontend", "-typecheck"] + files + common + options
  }

  /// Returns the command that makes a library of files, with an object file on the way.
  func libraryCommand(_ files: [String], options: [String], object: String, library: String) -> [String] {
    let script = """
      linker=$1 start=$2 object=$3 library=$4
      shift 4
      "$@" || exit
      exec "$linker" -shared --hash-style=gnu --eh-frame-hdr "$start" "$object" -o "$library"
      """
    return [Self.shell, "-c", script, "sh", linker, start, object, library]
      + [program, "-frontend", "-c"] + files + common + options + ["-Onone", "-suppress-warnings", "-o", object]
  }

  /// What the driver adds to what it is given.
  private var common: [String] {
    [
      "-disable-objc-interop", "-in-process-plugin-server-path", "\(plugins)/libSwiftInProcPluginServer.so",
      "-plugin-path", "\(plugins)/plugins", "-Xcc", "-fno-color-diagnostics",
    ]
  }

  /// Returns whether an object file needs nothing but what the observer has loaded.
  func isEnough(for object: String) -> Bool {
    guard let entries = ELFSection.texts(named: ".swift1_autolink_entries", ofFile: object),
      let names = ELFSection.bytes(named: ".strtab", ofFile: object).map({ Data($0) })
    else { return false }
    return entries.allSatisfy { $0.hasPrefix("-l") && loaded.contains(String($0.dropFirst(2))) }
      && !Self.ofEveryLibrary.contains { names.range(of: Data("\($0)\0".utf8)) != nil }
  }

  /// Names of functions and marks that clang puts into every library by itself, so that no other library has them, and that
  /// a file may therefore neither miss nor bring.
  private static let ofEveryLibrary = [
    "_init", "_fini", "__dso_handle", "atexit", "at_quick_exit", "pthread_atfork", "__stack_chk_fail_local",
    "stat", "fstat", "lstat", "fstatat", "stat64", "fstat64", "lstat64", "fstatat64", "mknod", "mknodat",
  ]

  /// Libraries of C that are part of the first one, or that whoever imports Glibc has.
  private static let ofC: Set = ["c", "dl", "m", "pthread", "util"]

  private static let known = Mutex<[String: Set<String>]>([:])

  /// Returns the names of the libraries that a program is linked with; nil where it cannot be read.
  private static func libraries(loadedBy program: String) -> Set<String>? {
    known.withLock { known in
      if let found = known[program] { return found }
      guard let names = ELFSection.libraries(neededBy: program) else { return nil }
      let libraries = names.compactMap { name in
        name.prefixMatch(of: #/lib(.+?)\.so/#).map { String($0.1) }
      }
      known[program] = ofC.union(libraries)
      return known[program]
    }
  }
}
