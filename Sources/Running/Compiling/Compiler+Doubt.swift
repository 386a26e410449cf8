import Foundation

extension Compiler {
  /// Returns what it means that a signal ended the compiler, or a program that it started.
  ///
  /// What a file holds can make the compiler stop itself, but not have it killed by others.
  func ending(signal: Int32, of ended: Ended, output: String) -> Ending {
    let gaveUp = Ending.gaveUp(GivingUp(signal: signal, output: output, seconds: limits.processorSeconds))
    switch signal {
    // Whoever does not heed the end of the time is killed a second later. The limit counts whole ticks of the clock, in
    // parts of which others may have worked.
    case SIGKILL where ended.processorSeconds >= Double(limits.processorSeconds) / 2:
      return .gaveUp(.time(limits.processorSeconds))
    // Most often the system does it for want of memory. The largest chapter takes a tenth of what there may be: what takes
    // half is too much, wherever it is compiled.
    case SIGKILL where ended.memoryBytes >= limits.memoryBytes / 2: return gaveUp
    case SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGQUIT:
      return .failed("signal \(signal) ended the compiler, as the system does where memory runs out")
    #if os(Linux)
      // The linker writes into memory that stands for the file: so it learns that the disk is full.
      case SIGBUS: return .failed("signal \(signal) ended the compiler, as where a disk is full or cannot be read")
    #endif
    default: return gaveUp
    }
  }

  /// Returns whether something that is not the files' fault may have brought about an ending.
  func isDoubtful(_ ending: Ending, of ended: Ended, output: String) -> Bool {
    switch ending {
    case .succeeded, .gaveUp(.size): false
    case .failed, .gaveUp(.noTime), .gaveUp(.memory), .gaveUp(.crash), .gaveUp(.unclear): true
    case .gaveUp(.time): ended.processorSeconds < 0.9 * Double(limits.processorSeconds)
    case .refused(let diagnostics):
      !diagnostics.contains { $0.kind == .error && !$0.file.isEmpty }
        || Self.doubtfulWords.contains { output.contains($0) }
    }
  }

  /// What the compiler says where it could not read, write or start something. Whoever has it say so on purpose gains
  /// nothing but a second try.
  private static let doubtfulWords =
    [ENOSPC, EDQUOT, EMFILE, ENFILE, EAGAIN, EIO, ENOMEM].map { String(cString: strerror($0)) } + [
      "external macro implementation", "plugin", "could not build", "is malformed",
    ]
}
