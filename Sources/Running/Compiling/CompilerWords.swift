import Foundation

/// What a compiler that failed printed, as far as it tells of something that is not the files' fault.
///
/// Learners write files so that the compiler prints what they like, in lines of its own too: in messages of attributes, in lines
/// that it quotes. So a line counts only where nobody can have foreseen it, or where the compiler says nothing of any place
/// in a file, as it does with everything that it finds in one.
struct CompilerWords {
  /// The line that tells of a disk without room, or of something else that this machine did not have; nil where none does.
  private(set) var shortage: String?

  /// The signal that ended a program which the compiler's driver had started, as the driver tells it.
  private(set) var signal: Int32?

  /// What the system says where there is nothing wrong with what is asked of it, but for memory: a compiler may be refused
  /// that because of what it reads.
  private static let shortages = [ENOSPC, EDQUOT, EMFILE, ENFILE, EAGAIN, EIO].map { String(cString: strerror($0)) }

  /// How a linker ends that nothing of the files' can have ended so.
  private static let ends = [SIGKILL, SIGTERM, SIGBUS].map { String(cString: strsignal($0)) }

  /// Who says so: the compiler, the linker, and the programs that start them.
  private static let speakers = [
    "<unknown>:0: error: ", "<unknown>:0: fatal error: ", "error: ", "fatal error: ", "LLVM ERROR: ", "ld.lld: error: ",
    "clang: error: ",
  ]
  private static let starters = ["sh: ", "/bin/sh: ", "bash: ", "prlimit: ", "setpriv: "]

  /// What a writer says that does not know where it writes to.
  private static let streamFailures = ["<unknown>:0: error: ", "LLVM ERROR: "].map {
    $0 + "IO failure on output stream: "
  }

  /// - Parameter folder: Where the compiler writes.
  init(_ output: String, folder: String) {
    let lines = output.split(separator: "\n")
    let place = Self.unforeseen(in: folder)
    let isOfFiles = lines.contains { $0.contains(#/:[0-9]+:[0-9]+: (?:error|warning|note): /#) }
    shortage = lines.first { line in
      let isShort = Self.shortages.contains { line.trimmingSuffix(of: "'\").").hasSuffix($0) }
      if isShort, line.contains(place), Self.speakers.contains(where: line.hasPrefix) { return true }
      guard !isOfFiles else { return false }
      if Self.starters.contains(where: line.hasPrefix) { return isShort || line.hasSuffix("Cannot fork") }
      // So the driver's clang tells how a linker ended that others have killed, or that found no room.
      if Self.ends.contains(where: { line.hasPrefix("clang: error: unable to execute command: \($0)") }) { return true }
      return isShort && Self.streamFailures.contains(where: line.hasPrefix)
    }.map(String.init)
    guard !isOfFiles else { return }
    for line in lines {
      if let match = line.prefixMatch(of: #/(?:<unknown>:0: )?error: .* command failed due to signal ([0-9]+)/#) {
        signal = Int32(match.1)
        return
      }
    }
  }

  /// Returns a path as far as the first folder in it whose name is made up at random.
  private static func unforeseen(in folder: String) -> String {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasPrefix(ScratchFolder.prefix(of: getpid())) } ?? parts.endIndex - 1
    return parts[...end].joined(separator: "/") + "/"
  }
}

extension Substring {
  /// Returns the text without the characters at its end that are among some.
  fileprivate func trimmingSuffix(of characters: String) -> Substring {
    var text = self
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return text
  }
}
