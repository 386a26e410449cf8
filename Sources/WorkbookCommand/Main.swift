import Foundation
import Running
import Synchronization
import SystemCalls

/// The one place that prints and exits.
@main
enum Main {
  static func main() {
    // Before anything else: an interrupt must end the children of whatever runs.
    Interruption.install()
    // The judge's memory is nobody's business, least of all that of learner code which limits alone keep in.
    workbook_close_to_others()
    // Whoever reads the output may want no more of it; that is told by the write, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    // The main thread waits by itself. An asynchronous main would leave it to Dispatch, which there lets an interrupt end
    // the program at once (`sigsuspend` without a mask).
    let isDone = DispatchSemaphore(value: 0)
    let status = Mutex(Outcome.Status.success)
    Task.detached {
      let outcome = await Invocation.outcome(of: Array(CommandLine.arguments.dropFirst()), in: .thisProcess)
      let printed = Output.print(outcome)
      status.withLock { $0 = printed }
      isDone.signal()
    }
    isDone.wait()
    Interruption.removeFolders()
    exit(status.withLock { $0 }.rawValue)
  }
}

/// Writing to standard output and standard error.
enum Output {
  /// Prints what a command has to say; returns the status with which to exit.
  static func print(_ outcome: Outcome) -> Outcome.Status {
    for note in outcome.notes { _ = write("workbook: \(note)\n", to: STDERR_FILENO) }
    guard let failure = write(outcome.output, to: STDOUT_FILENO) else { return outcome.status }
    let rest = outcome.afterthought.map { " \($0)" } ?? ""
    _ = write("workbook: the output cannot be written (\(failure)).\(rest)\n", to: STDERR_FILENO)
    return outcome.afterthought == nil ? .wrongUsage : outcome.status
  }

  /// Returns how many columns a terminal has; nil where it is none, or does not tell.
  static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a text; returns why that failed, or nil, also where the reader wants no more.
  static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return nil
      } else if errno != EINTR && errno != EAGAIN {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}
