import Course
import Dispatch
import Foundation

/// Compiles a chapter's files and probes into one library.
struct Compiler: Sendable {
  var tools: Tools

  /// A compiler takes a core for itself and much memory, so there are never more than cores, whoever asks for them.
  private static let cores = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  /// What came out of a compilation.
  enum Outcome: Sendable {
    /// The library at this path.
    case library(String)
    /// The compiler's messages; errors are among them.
    case refused([Diagnostic])
    /// The compiler did not come to an end, or failed in a way that is no fault of the files; with the reason.
    case failed(String)
  }

  /// Compiles files as one module, in the language mode of tutorials, for an unoptimised library.
  func compile(_ files: [String], module: String, into folder: String) -> Outcome {
    let library = "\(folder)/lib\(module).so"
    var arguments = [
      // Whole-module mode starts one frontend for all files instead of one each: a third of the time.
      "-wmo", "-Onone", "-emit-library", "-o", library, "-suppress-warnings",
    ]
    #if os(Linux)
      arguments += ["-use-ld=lld"]
    #endif
    switch run(arguments, on: files, module: module, folder: folder) {
    case .succeeded: return .library(library)
    case .refused(let diagnostics): return .refused(diagnostics)
    case .failed(let reason): return .failed(reason)
    }
  }

  /// How one call of the compiler ended.
  enum Ending: Sendable {
    case succeeded
    /// The compiler's messages; errors are among them.
    case refused([Diagnostic])
    /// The compiler did not come to an end, or failed in a way that is no fault of the files; with the reason.
    case failed(String)
  }

  /// Calls the compiler on files of one module, with what every call has in common.
  func run(_ arguments: [String], on files: [String], module: String, folder: String) -> Ending {
    var arguments =
      arguments + [
        "-swift-version", "5", "-parse-as-library", "-module-name", module, "-I", tools.modules,
        "-module-cache-path", tools.moduleCache, "-diagnostic-style=llvm", "-no-color-diagnostics",
        "-Xfrontend", "-solver-expression-time-threshold=5",
      ]
    if let previewMacro = tools.previewMacro {
      arguments += ["-load-plugin-executable", "\(previewMacro)#PreviewMacro"]
    }
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder
    Self.cores.wait()
    defer { Self.cores.signal() }
    let ended = Child(
      program: tools.compiler, arguments: arguments + files, environment: environment, folder: folder,
      wallSeconds: 60, processorSeconds: 30, outputBytes: 1 << 20, stopSignal: SIGINT
    ).run()
    // The driver prints what its frontend said on either stream.
    let output = String(decoding: ended.errors + ended.output, as: UTF8.self)
    let diagnostics = Diagnostic.all(in: output)
    switch ended.way {
    case .exited(0): return .succeeded
    case _ where Self.isFull(folder):
      return .failed("there is no space left in \(folder); make room there, or name another place in TMPDIR")
    case .notStarted(let reason): return .failed(reason)
    case _ where ended.ranOutOfTime: return .failed("the compiler did not come to an end within a minute")
    case .exited, .signaled:
      if diagnostics.contains(where: { $0.kind == .error }) { return .refused(diagnostics) }
      if case .signaled = ended.way { return .failed("the compiler took too long, or crashed") }
      let words = output.split(separator: "\n").first.map(String.init) ?? "no message"
      return .failed("the compiler stopped: \(words)")
    }
  }

  /// Whether less than a megabyte can be written: the compiler tells of that in words that help nobody.
  private static func isFull(_ folder: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    return (attributes?[.systemFreeSize] as? Int).map { $0 < 1 << 20 } ?? false
  }
}
