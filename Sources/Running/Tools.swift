import Course
import Foundation

/// The programs and folders that compiling and running a chapter needs.
package struct Tools: Sendable {
  /// The Swift compiler.
  package var compiler: String

  /// The program in which chapters run.
  package var observer: String

  /// The compiler's plug-in for `#Preview`; nil where the system brings its own.
  package var previewMacro: String?

  /// The folder with the built modules SwiftUI and Observing.
  package var modules: String

  /// Where compiled modules of the toolchain are kept between compilations.
  package var moduleCache: String

  /// The tools beside a built program, and the compiler on the PATH.
  ///
  /// - Parameter program: The path of this program, which lies in the build folder.
  /// - Throws: `WorkbookFolder.Problem` that names what is missing.
  package static func beside(program: String) throws(WorkbookFolder.Problem) -> Tools {
    let build = buildFolder(of: program)
    return Tools(
      compiler: try onPath("swiftc"), observer: try built("observer", in: build),
      previewMacro: try macro(beside: build),
      modules: try built("Modules", in: build), moduleCache: moduleCache(beside: build))
  }

  /// The tools for reading a chapter without running it: the program in which it would run may be missing.
  ///
  /// - Parameter program: The path of this program, which lies in the build folder.
  /// - Throws: `WorkbookFolder.Problem` that names what is missing.
  package static func forCompiling(beside program: String) throws(WorkbookFolder.Problem) -> Tools {
    let build = buildFolder(of: program)
    return Tools(
      compiler: try onPath("swiftc"), observer: "\(build)/observer", previewMacro: try macro(beside: build),
      modules: try built("Modules", in: build), moduleCache: moduleCache(beside: build))
  }

  private static func buildFolder(of program: String) -> String {
    URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  private static func built(_ name: String, in build: String) throws(WorkbookFolder.Problem) -> String {
    let path = "\(build)/\(name)"
    guard FileManager.default.fileExists(atPath: path) else {
      throw WorkbookFolder.Problem("\(path) is missing. Run `swift build` in the workbook's folder.")
    }
    return path
  }

  private static func macro(beside build: String) throws(WorkbookFolder.Problem) -> String? {
    #if os(Linux)
      try built("PreviewMacro-tool", in: build)
    #else
      nil
    #endif
  }

  /// Where the build folder belongs to somebody else, the user's own folder for caches must do.
  private static func moduleCache(beside build: String) -> String {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let folder = access(build, W_OK) == 0 ? build : caches?.path ?? NSTemporaryDirectory()
    // A cache belongs to the place of its build folder: after a move the compiler refuses what it finds in it.
    return "\(folder)/ChapterModuleCache-\(Fingerprint(of: build).description.prefix(8))"
  }

  /// The path of this program itself.
  package static var thisProgram: String {
    // The link is right whatever name the program was called by; where there is none, its first argument must do.
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }

  private static func onPath(_ name: String) throws(WorkbookFolder.Problem) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 { return "\(folder)/\(name)" }
    throw WorkbookFolder.Problem(
      "\(name) is not on the PATH. Install a Swift toolchain: see https://swift.org/install.")
  }

  /// A name for the toolchain and the built libraries: a verdict is out of date once it changes.
  ///
  /// Made of paths, sizes and times of change, since asking the compiler for its version takes longer than all the
  /// rest.
  package var fingerprint: Fingerprint { Self.fingerprint(of: programs) }

  /// The same with the program that judges: a grade is out of date also once another build of the workbook would give it.
  ///
  /// What learners are told does not go so far, since most new builds judge as the last one did, and `Judge.rules` tells
  /// where one does not. Nobody is to rely on that for a grade.
  ///
  /// - Parameter program: The path of the program.
  package func fingerprint(judgedBy program: String) -> Fingerprint { Self.fingerprint(of: programs + [program]) }

  private var programs: [String] {
    [Toolchain(compiler: compiler)?.compiler ?? compiler, observer] + modulePaths + [previewMacro].compactMap(\.self)
  }

  private static func fingerprint(of programs: [String]) -> Fingerprint {
    Fingerprint(of: programs.map { Toolchain.identity(of: $0) }.joined(separator: "\n"))
  }

  /// The built modules that learners' files and probes may import.
  var modulePaths: [String] {
    ["SwiftUI", "Observing", "Drawing", "Geometry"].map { "\(modules)/\($0).swiftmodule" }
      .filter { access($0, R_OK) == 0 }
  }
}
