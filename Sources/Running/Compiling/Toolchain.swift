import Course
import Foundation
import Synchronization

/// The toolchain that a compiler belongs to: all that a contained compiler must see of it.
package struct Toolchain: Hashable, Sendable {
  /// The folder that holds the toolchain's `bin` and `lib`, for instance `/opt/swift/usr`.
  package var folder: String

  /// The compiler within the folder, which is another program than the one on the PATH where that only picks a toolchain.
  package var compiler: String

  private static let known = Mutex<[String: Toolchain?]>([:])

  /// Finds the toolchain of a compiler; asked once for each.
  ///
  /// - Returns: nil where the compiler cannot be asked.
  package init?(compiler: String) {
    let found = Self.known.withLock { known in
      if let found = known[compiler] { return found }
      let found = Self.around(compiler) ?? Self.told(by: compiler)
      known[compiler] = .some(found)
      return found
    }
    guard let found else { return nil }
    self = found
  }

  private init(folder: String, compiler: String) {
    self.folder = folder
    self.compiler = compiler
  }

  /// The folders and files of the toolchain that lie outside of the system's own.
  var readable: [String] { folder == "/usr" ? [] : [folder] }

  /// A name for this toolchain and no other, made of its place and of the compiler's size and time of change.
  var fingerprint: Fingerprint { Fingerprint(of: Self.identity(of: compiler)) }

  /// Returns what tells a file from what may once have been in its place.
  static func identity(of path: String) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let size = attributes?[.size] as? Int ?? 0
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(real) \(size) \(time)"
  }

  /// Most often the program that the compiler's name is a link to lies in the toolchain itself.
  private static func around(_ compiler: String) -> Toolchain? {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    guard real.lastPathComponent.hasPrefix("swift"), real.lastPathComponent != "swiftly" else { return nil }
    return within(real.deletingLastPathComponent().deletingLastPathComponent().path)
  }

  /// Returns the toolchain in a folder, if it is one.
  private static func within(_ folder: String) -> Toolchain? {
    let compiler = "\(folder)/bin/swiftc"
    guard access("\(folder)/lib/swift", R_OK) == 0, access(compiler, X_OK) == 0 else { return nil }
    return Toolchain(folder: folder, compiler: compiler)
  }

  /// A program that picks a toolchain passes the question on to the compiler that it picks.
  private static func told(by compiler: String) -> Toolchain? {
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let ended = Child(
      program: compiler, arguments: ["-print-target-info"], environment: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath, wallSeconds: 30, outputBytes: 1 << 16
    ).run()
    guard ended.way == .exited(0), let told = try? JSONDecoder().decode(Information.self, from: ended.output) else {
      return nil
    }
    let resources = URL(fileURLWithPath: told.paths.runtimeResourcePath).resolvingSymlinksInPath()
    return within(resources.deletingLastPathComponent().deletingLastPathComponent().path)
  }
}
