import Course
import Foundation

/// Compiles a chapter's files and probes into one library.
struct Compiler: Sendable {
  var tools: Tools

  /// What contains the compiler: it reads files of people whom nobody knows.
  var containment: Containment

  /// A folder that must not be seen even where it lies in the middle of the system: the workbook itself.
  var hidden: String?

  /// What a compilation may use: ten times what the largest chapter takes.
  var limits = JobLimits(processorSeconds: 15, memoryBytes: 3 << 30, fileBytes: 256 << 20, processes: 128)

  /// How long a compilation may take on the clock, in seconds.
  var wallSeconds = 30.0

  /// Whether the frontend and the linker are called without the driver, where that can be done.
  var sparesDriver = true

  /// Finds out once whether the compiler can do anything at all.
  let trial = CompilerTrial()

  /// How long to wait in seconds before what may have been an accident is tried again.
  var restSeconds = 0.5

  init(tools: Tools, containment: Containment, hidden: String? = nil) {
    self.tools = tools
    self.containment = containment
    self.hidden = hidden
  }

  /// What came out of a compilation.
  enum Outcome: Sendable {
    /// The library at this path.
    case library(String)
    /// The compiler's messages; errors are among them.
    case refused([Diagnostic])
    /// The files are too much for the compiler.
    case gaveUp(GivingUp)
    /// There is no compiler, or it failed in a way that is no fault of the files; with the reason.
    case failed(String)
  }

  /// Compiles files as one module, in the language mode of tutorials, for an unoptimised library.
  ///
  /// - Parameters:
  ///   - sources: The folder in which the files lie.
  ///   - folder: An empty folder for the library.
  func compile(_ files: [String], module: String, from sources: String, into folder: String) -> Outcome {
    let library = "\(folder)/lib\(module).so"
    switch run(.library(library), on: files, module: module, from: sources, into: folder) {
    case .succeeded: return .library(library)
    case .refused(let diagnostics): return .refused(diagnostics)
    case .gaveUp(let reason): return .gaveUp(reason)
    case .failed(let reason): return .failed(reason)
    }
  }

  /// What the compiler is to do with files.
  enum Work: Sendable {
    /// To make a library at this path.
    case library(String)
    /// To check types, with more options.
    case check([String])
  }

  /// How one call of the compiler ended.
  enum Ending: Sendable {
    case succeeded
    /// The compiler's messages; errors are among them.
    case refused([Diagnostic])
    /// The files are too much for the compiler.
    case gaveUp(GivingUp)
    /// There is no compiler, or it failed in a way that is no fault of the files; with the reason.
    case failed(String)
  }

  /// Calls the compiler on files of one module, with what every call has in common.
  func run(
    _ work: Work, on files: [String], module: String, from sources: String, into folder: String
  ) -> Ending {
    guard access(tools.compiler, X_OK) == 0 else {
      return .failed("\(tools.compiler): \(String(cString: strerror(errno)))")
    }
    if containment.jobUsers != nil, let hidden = (libraries + [tools.observer]).first(where: { !Self.isForAll($0) }) {
      return .failed("\(hidden) may not be read by others: `chmod -R a+rX` on the build folder helps")
    }
    guard let toolchain = Toolchain(compiler: tools.compiler) else {
      return .failed("\(tools.compiler) does not tell where its toolchain lies")
    }
    let ownCache = Self.ownCache(in: folder)
    let cache = ModuleCache(of: self, toolchain: toolchain).path ?? ownCache
    func ending(cache: String) -> Ending {
      run(
        work, on: files, module: module, folder: folder, cache: cache, toolchain: toolchain,
        container: containment.container(
          Confinement(
            readable: toolchain.readable + [sources, cache].filter { $0 != ownCache } + libraries,
            writable: [folder], hidden: [hidden].compactMap(\.self), limits: limits)))
    }
    let first = ending(cache: cache)
    // Who imports what is not in the cache needs one to write in.
    if cache != ownCache, case .refused(let diagnostics) = first,
      diagnostics.contains(where: { $0.message.hasPrefix("unable to open output file '\(cache)/") })
    {
      return ending(cache: ownCache)
    }
    return first
  }

  /// Where the compiler makes modules that the cache for all does not hold.
  private static func ownCache(in folder: String) -> String { "\(folder)/modules" }

  /// Calls the compiler on a file of the workbook's own, which may fill the cache.
  func fill(cache: String, from file: String, into folder: String, toolchain: Toolchain) -> Bool {
    let ending = run(
      .check([]), on: [file], module: "Warming", folder: folder, cache: cache, toolchain: toolchain,
      container: nil)
    if case .succeeded = ending { return true }
    return false
  }

  /// Calls the compiler, once more and alone where something that is not the files' fault may have brought about the end.
  private func run(
    _ work: Work, on files: [String], module: String, folder: String, cache: String, toolchain: Toolchain,
    container: Container?
  ) -> Ending {
    func attempt() -> (ending: Ending, isDoubtful: Bool) {
      self.attempt(
        work, on: files, module: module, folder: folder, cache: cache, toolchain: toolchain, container: container)
    }
    let first = Turn.compiler.take { attempt() }
    guard first.isDoubtful else { return first.ending }
    // What was short may be there again once others are done.
    Thread.sleep(forTimeInterval: restSeconds)
    // The next job may be another user's, who could not write in what this one has made.
    if let opened = FolderRemoval.open(Array(folder.utf8CString), in: AT_FDCWD) {
      FolderRemoval.empty(opened)
      close(opened)
    }
    // Everybody waits for one who works alone: so only for what room can help.
    let needsRoom =
      switch first.ending {
      case .failed, .gaveUp(.noTime), .gaveUp(.memory): true
      case .succeeded, .refused, .gaveUp: false
      }
    return Turn.compiler.take(isAlone: needsRoom) { attempt() }.ending
  }

  /// What limits a compiler that nothing contains, where there is such a program.
  private static let prlimit = "/usr/bin/prlimit"

  private func attempt(
    _ work: Work, on files: [String], module: String, folder: String, cache: String, toolchain: Toolchain,
    container: Container?
  ) -> (ending: Ending, isDoubtful: Bool) {
    var options = [
      "-swift-version", "5", "-parse-as-library", "-module-name", module, "-I", importable(in: folder),
      "-diagnostic-style=llvm", "-no-color-diagnostics",
    ]
    if let previewMacro = tools.previewMacro {
      options += ["-load-plugin-executable", "\(previewMacro)#PreviewMacro"]
    }
    func ended(_ command: [String], withDriver: Bool) -> Ended {
      var command = command
      if container == nil, access(Self.prlimit, X_OK) == 0 {
        command = [Self.prlimit] + limits.arguments(forDriver: withDriver) + ["--"] + command
      }
      return Child(
        program: command[0], arguments: Array(command.dropFirst()),
        environment: Self.environment(folder: folder, isContained: container != nil), folder: folder,
        wallSeconds: wallSeconds, processorSeconds: limits.processorSeconds, outputBytes: 1 << 18,
        stopSignal: withDriver ? SIGINT : SIGKILL, container: container
      ).run()
    }
    if sparesDriver, container != nil || access(Self.prlimit, X_OK) == 0, !Self.holdsTwins(files),
      let frontend = Frontend(of: toolchain, observer: tools.observer)
    {
      let options = options + ["-module-cache-path", cache, Self.threshold]
      switch work {
      case .check(let more):
        let ended = ended(frontend.checkCommand(files, options: options + more), withDriver: false).withShellsSignal
        return ending(of: ended, folder: folder, withDriver: false)
      case .library(let library):
        let object = "\(folder)/\(module).o"
        unlink(object)
        let ended = ended(
          frontend.libraryCommand(files, options: options, object: object, library: library), withDriver: false
        ).withShellsSignal
        // Where the object file is there, but no library of it that can be loaded, the driver shall do it.
        let isThere = access(object, F_OK) == 0
        if ended.way == .exited(0) ? frontend.isEnough(for: object) : ended.ranOutOfTime || !isThere {
          return ending(of: ended, folder: folder, withDriver: false)
        }
      }
    }
    // The driver may run as another user than the frontend did before it, who cannot write in that one's cache.
    let driversCache = cache == Self.ownCache(in: folder) ? "\(cache)-driver" : cache
    let command =
      [toolchain.compiler] + work.driverOptions + options + ["-module-cache-path", driversCache]
      + ["-Xfrontend", Self.threshold] + files
    return ending(of: ended(command, withDriver: true), folder: folder, withDriver: true)
  }

  /// Below five seconds, lines of geometry that are right are given up too.
  private static let threshold = "-solver-expression-time-threshold=5"

  /// Returns whether two files have one name, of which the driver has something to say.
  private static func holdsTwins(_ files: [String]) -> Bool {
    Set(files.map { $0.split(separator: "/").last }).count < files.count
  }

  private func ending(
    of ended: Ended, folder: String, withDriver: Bool
  ) -> (ending: Ending, isDoubtful: Bool) {
    // The driver prints what its frontend said on either stream.
    let output = String(decoding: ended.errors + ended.output, as: UTF8.self)
    let ending = ending(of: ended, output: output, folder: folder, withDriver: withDriver)
    return (ending, isDoubtful(ending, of: ended, output: output))
  }

  /// Returns what it means that the compiler ended so and said this.
  ///
  /// - Parameter withDriver: Whether it was the driver, which tells in words what signal ended a program that it started.
  func ending(of ended: Ended, output: String, folder: String, withDriver: Bool = true) -> Ending {
    let diagnostics = Diagnostic.all(in: output)
    switch ended.way {
    case .exited(0): return .succeeded
    case _ where Self.isFull(folder):
      return .failed("there is no space left in \(folder); make room there, or name another place in TMPDIR")
    case .notStarted(let reason): return .failed(reason)
    case _ where ended.ranOutOfTime && ended.processorSeconds < Double(limits.processorSeconds) / 2:
      // It had no chance: files that are too much for it keep it working.
      return .gaveUp(.noTime(Int(wallSeconds)))
    // Which of the two limits it met hangs on what else this machine does, and must not show.
    case _ where ended.ranOutOfTime: return .gaveUp(.time(limits.processorSeconds))
    case .exited, .signaled:
      let words = CompilerWords(output, folder: folder)
      if let shortage = words.shortage { return .failed("the compiler says: \(shortage)") }
      // Errors with a place tell more than the end.
      if diagnostics.contains(where: { $0.kind == .error && !$0.file.isEmpty }) { return .refused(diagnostics) }
      if ended.wroteTooMuch { return .gaveUp(.unclear(Self.firstLine(of: output))) }
      if let signal = withDriver ? words.signal : ended.signal {
        return self.ending(signal: signal, of: ended, output: output)
      }
      if diagnostics.contains(where: { $0.kind == .error }) { return .refused(diagnostics) }
      if let signal = ended.signal { return self.ending(signal: signal, of: ended, output: output) }
      // What a learner writes can make the compiler put its errors at no place that there is.
      return .gaveUp(.unclear(Self.firstLine(of: output)))
    }
  }

  private static func firstLine(of output: String) -> String {
    output.split(separator: "\n").first.map(String.init) ?? "no message"
  }

  private static func environment(folder: String, isContained: Bool) -> [String: String] {
    var environment = isContained ? JobEnvironment.inherited : ProcessInfo.processInfo.environment
    if isContained { environment["HOME"] = Confinement.home }
    environment["TMPDIR"] = folder
    // A crash is told by its signal; to find the names of the functions that led to it takes more than a second.
    environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    return environment
  }

  /// The modules that may be imported, and what the compiler loads to read them.
  private var libraries: [String] {
    tools.modulePaths + [tools.previewMacro].compactMap(\.self).filter { access($0, R_OK) == 0 }
  }

  /// Returns a folder that holds those modules alone: where they were built, the judge's lie beside them.
  private func importable(in folder: String) -> String {
    let place = "\(folder)/importable"
    guard mkdir(place, 0o755) == 0 || errno == EEXIST else { return tools.modules }
    // Whatever this program's mask for new files is, a compiler of another user must be able to read it.
    chmod(place, 0o755)
    for module in tools.modulePaths { symlink(module, "\(place)/\(module.split(separator: "/").last ?? "")") }
    return place
  }

  /// Whether users that are nobody here may read a file.
  private static func isForAll(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IROTH != 0
  }

  /// Whether less than a megabyte can be written: the compiler tells of that in words that help nobody.
  private static func isFull(_ folder: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    return (attributes?[.systemFreeSize] as? Int).map { $0 < 1 << 20 } ?? false
  }
}

extension Compiler.Work {
  /// What the driver is told of it.
  fileprivate var driverOptions: [String] {
    // Whole-module mode starts one frontend for all files instead of one each: a third of the time.
    switch self {
    case .check(let more): return ["-typecheck", "-wmo"] + more
    case .library(let library):
      var options = ["-wmo", "-Onone", "-emit-library", "-o", library, "-suppress-warnings"]
      #if os(Linux)
        options += ["-use-ld=lld"]
      #endif
      return options
    }
  }
}

extension Ended {
  /// The signal that ended it, if one did.
  var signal: Int32? {
    if case .signaled(let signal) = way { signal } else { nil }
  }

  /// A shell ends with 128 and the signal's number where a signal ended what it ran.
  fileprivate var withShellsSignal: Ended {
    guard case .exited(let status) = way, status > 128, status <= 128 + 64 else { return self }
    var ended = self
    ended.way = .signaled(status - 128)
    return ended
  }
}

extension JobLimits {
  /// Returns the arguments with which prlimit sets them for a compiler beside whatever else the user runs, where the
  /// number of processes cannot be limited.
  ///
  /// The driver's time is limited once it has started. A shell starts the frontend too soon for that.
  fileprivate func arguments(forDriver: Bool) -> [String] {
    arguments.filter { !$0.hasPrefix("--nproc") && !(forDriver && $0.hasPrefix("--cpu")) }
  }
}
