import Foundation

/// A program of the system that writes what an archive unpacks to on its output, contained and within limits.
///
/// It is never asked to make files: what their names, links and modes could do, it cannot. Its output goes through another
/// program that ends at a count of bytes, so nothing that an archive says of itself is believed.
struct Decompression: Sendable {
  /// The absolute path of the program, and its arguments, of which the last is the archive.
  var command: [String]
  var containment: Containment

  /// How long it may work, and how long it may take on the clock, in seconds.
  var processorSeconds = 20
  var wallSeconds = 60.0

  /// How it ended.
  struct Outcome: Sendable, Hashable {
    /// The status with which the program ended; nil where it was ended.
    var status: Int32?

    /// How many bytes it wrote; the limit where it would have written more.
    var bytes: Int
  }

  /// Runs the program to its end, with an output of at most so many bytes.
  ///
  /// - Parameters:
  ///   - folder: A folder in which nothing lies that is not to be read by the program.
  ///   - name: The name of the file for its output in there.
  /// - Throws: `UnpackingProblem` where it did not run to an end of its own, or that of its output.
  func run(in folder: String, output name: String, limit: Int) throws(UnpackingProblem) -> Outcome {
    let products = "\(folder)/products"
    guard mkdir(products, 0o755) == 0 else { throw .ofSystem() }
    let output = "\(products)/\(name)"
    let limits = JobLimits(
      processorSeconds: processorSeconds, memoryBytes: 1 << 30, fileBytes: limit + 1, processes: 16)
    let ended = Child(
      program: "/bin/sh", arguments: ["-c", Self.script, "sh", "\(limit)", output] + command,
      environment: Self.environment, folder: containment.isActive ? Confinement.home : folder,
      wallSeconds: wallSeconds, processorSeconds: processorSeconds, outputBytes: 1 << 12, answerBytes: 16,
      container: containment.container(
        Confinement(readable: readable(in: folder), writable: [products], limits: limits))
    ).run()
    // Where it had no chance to work, nothing can be said of the archive.
    if ended.ranOutOfTime, ended.processorSeconds < Double(processorSeconds) / 2 {
      throw .failed("it was not done within \(Int(wallSeconds)) seconds")
    }
    if ended.ranOutOfTime { throw .tooSlow }
    let words = LastWords.firstLine(of: ended.errors)
    switch ended.way {
    case .exited(0): break
    case .notStarted(let reason): throw .failed(reason)
    case .exited where words?.hasSuffix(String(cString: strerror(ENOSPC))) == true: throw .ofSystem(ENOSPC)
    case .exited(let status): throw .failed(words ?? "the shell ended with status \(status)")
    case .signaled(let signal): throw .failed(words ?? "signal \(signal) ended the shell")
    }
    let bytes = try ArchiveFile(path: output).size
    let answer = String(decoding: ended.answers, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let status = Int32(answer) else { throw .failed("the shell did not tell how \(command[0]) ended") }
    // The shell's custom: 128 and the signal's number.
    if status == 128 + SIGXCPU || (status == 128 + SIGKILL && bytes < limit) { throw .tooSlow }
    return Outcome(status: status > 128 ? nil : status, bytes: bytes)
  }

  /// Takes the limit, the file for the output, and the command. Its status would be lost at the end of the pipe, and nobody
  /// but the shell can tell one. Its input is that of every child: an empty file, and no terminal to ask at.
  private static let script = """
    limit=$1 output=$2; shift 2
    { "$@" 3>&-; echo $? >&3; } | head -c "$limit" 3>&- >"$output"
    """

  /// Names in UTF-8, the system's own programs, and nothing of what people set for them.
  private static let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  private func readable(in folder: String) -> [String] {
    let archive = command.last ?? ""
    let isOfSystem = ["/usr/", "/bin/", "/sbin/"].contains { command[0].hasPrefix($0) }
    return [archive] + (isOfSystem ? [] : [command[0]])
  }
}
