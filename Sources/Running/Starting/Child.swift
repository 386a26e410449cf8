import Foundation
import SystemCalls

/// A program to be run to its end, within limits.
struct Child: Sendable {
  /// The absolute path of the program.
  var program: String

  /// The arguments, without the program's own name.
  var arguments: [String]
  var environment: [String: String]

  /// The folder in which it starts.
  var folder: String

  /// What it reads on standard input.
  var input = Data()

  /// How long it may run on the clock, in seconds.
  var wallSeconds: Double

  /// How long it and each program that it starts may work, in seconds; nil where it limits itself.
  var processorSeconds: Int?

  /// How many bytes of standard output and of standard error are kept; twice as many are too much.
  var outputBytes: Int

  /// How many bytes of the answers on descriptor 3 are kept, more being too much; nil where it gives none.
  var answerBytes: Int?

  /// The signal that ends it and what it started, where it is not contained.
  ///
  /// The compiler's driver gives its frontend a process group of its own; only an interrupt makes it end that too.
  var stopSignal = SIGKILL

  /// What contains it, and what it sees in there; nil where it is not contained.
  var container: Container?
}

/// How a child ended, and what it wrote.
struct Ended: Sendable {
  /// The way in which the process ended.
  enum Way: Sendable, Hashable {
    case exited(Int32)
    case signaled(Int32)
    /// It could not be started; with the reason.
    case notStarted(String)
  }

  var way: Way
  var output = Data()
  var errors = Data()
  var answers = Data()
  var ranOutOfTime = false
  var wroteTooMuch = false

  /// How long it and what it waited for worked, in seconds.
  var processorSeconds = 0.0

  /// How much memory the largest of these processes had at its most, in bytes; 0 where the system does not tell.
  var memoryBytes = 0

  fileprivate mutating func add(_ usage: rusage) {
    processorSeconds += [usage.ru_utime, usage.ru_stime]
      .reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1
    #endif
    memoryBytes = max(memoryBytes, usage.ru_maxrss * unit)
  }
}

extension Child {
  /// Runs the program to its end on the calling thread.
  ///
  /// Waits for the process, not for the end of its streams: a grandchild may hold them open. What is left of the
  /// process group is killed at the end; of a contained child nothing is left at all.
  func run() -> Ended {
    var channels: [[Int32]] = []
    defer { for end in channels.joined() where end >= 0 { close(end) } }
    func open(_ make: (UnsafeMutablePointer<Int32>) -> Int32) -> Bool {
      var ends: [Int32] = [-1, -1]
      guard make(&ends) == 0 else { return false }
      channels.append(ends)
      return true
    }
    let launch = Launch(self)
    var isOpen = open(workbook_pipe) && open(workbook_pipe)
    // What was said cannot be read back and swallowed, as it could from a pipe.
    if isOpen, answerBytes != nil { isOpen = open(workbook_one_way_socket) }
    if isOpen, launch.isContained { isOpen = open(workbook_pipe) }
    guard isOpen else { return Ended(way: .notStarted(Self.reason(errno))) }
    let inputFile = input.withUnsafeBytes { workbook_memory_file($0.baseAddress, $0.count) }
    guard inputFile >= 0 else { return Ended(way: .notStarted(Self.reason(errno))) }
    defer { close(inputFile) }
    if let obstacle = launch.handOver() { return Ended(way: .notStarted(obstacle)) }

    var pid: pid_t = 0
    var streams = [inputFile] + channels.map { $0[1] }
    // Bubblewrap's own descriptor stays the same whether there are answers or not.
    if launch.isContained, answerBytes == nil { streams.insert(inputFile, at: 3) }
    let error = Self.withCStrings([launch.program] + launch.arguments) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
        Interruption.startChild(stopSignal: launch.stopSignal) {
          let error = workbook_spawn(
            &pid, launch.program, arguments, environment, launch.folder, streams, Int32(streams.count))
          return (pid, error)
        }
      }
    }
    guard error == 0 else { return Ended(way: .notStarted("\(launch.program): \(Self.reason(error))")) }
    defer { Interruption.childEnded(pid) }
    if let processorSeconds, !launch.isContained { _ = workbook_limit_processor_time(pid, UInt(processorSeconds)) }
    for index in channels.indices {
      close(channels[index][1])
      channels[index][1] = -1
    }
    let limits = [outputBytes, outputBytes] + [answerBytes].compactMap(\.self)
    var collector = Collector(
      descriptors: channels.map { $0[0] }, limits: limits + (launch.isContained ? [Self.statusBytes] : []))
    let ended = watch(pid, launch, &collector)
    // Its user is nobody else's as long as it runs.
    withExtendedLifetime(launch) {}
    return ended
  }

  /// How much bubblewrap tells at most.
  private static let statusBytes = 1 << 12

  private func watch(_ pid: pid_t, _ launch: Launch, _ collector: inout Collector) -> Ended {
    let watcher = workbook_watch(pid)
    defer { if watcher >= 0 { close(watcher) } }
    let deadline = ContinuousClock.now + .seconds(wallSeconds)
    var ended = Ended(way: .exited(0))
    var stopTime: ContinuousClock.Instant?
    while true {
      let now = ContinuousClock.now
      if let stopTime, now > stopTime + .seconds(2) {
        // It does not heed the signal: nothing is left but to kill it.
        kill(-pid, SIGKILL)
        kill(pid, SIGKILL)
      } else if stopTime == nil, now > deadline || collector.wroteTooMuch {
        ended.ranOutOfTime = !collector.wroteTooMuch
        if launch.isContained, let told = collector.contents.last, let first = JobStatus(told).firstProcess {
          ended.processorSeconds = ProcessTimes.worked(by: first)
        }
        kill(-pid, launch.stopSignal)
        stopTime = now
      }
      let pause = stopTime == nil ? min(max((deadline - now).milliseconds, 0) + 1, 1000) : 50
      collector.wait(watcher: watcher, milliseconds: watcher >= 0 ? pause : min(pause, 5))
      if workbook_has_ended(pid) != 0 { break }
    }
    // The group is killed while its number still belongs to this child: only reaping sets it free.
    kill(-pid, SIGKILL)
    reap(pid, &ended)
    collector.drain()
    if launch.isContained, let told = collector.contents.last {
      let status = JobStatus(told)
      // Its namespace ends with it. Only then nothing writes any more, neither answers nor files.
      if let first = status.firstProcess {
        var usage = rusage()
        // A program that was just started counts what its parent's memory was at its most.
        ended.memoryBytes = 0
        workbook_await_orphan(first, &usage)
        ended.add(usage)
      }
      collector.drain()
      ended.way = Self.way(ended, status, words: collector.contents[1])
    }
    ended.wroteTooMuch = collector.wroteTooMuch
    ended.output = collector.contents[0]
    ended.errors = collector.contents[1]
    if answerBytes != nil {
      ended.answers = collector.contents[2]
      // What was printed may be cut, but answers are of use only as a whole.
      ended.wroteTooMuch = ended.wroteTooMuch || collector.isCut(2)
    }
    return ended
  }

  /// Returns how a contained program ended.
  private static func way(_ ended: Ended, _ status: JobStatus, words: Data) -> Ended.Way {
    if let code = status.exitCode {
      // Bubblewrap ends as the shell does: 128 and the number of the signal that ended the program.
      return code > 128 && code <= 128 + 64 ? .signaled(code - 128) : .exited(code)
    }
    // Killed from here, or by the system for want of memory: then it has nothing to tell any more.
    if case .signaled = ended.way { return ended.way }
    let reason = String(decoding: words, as: UTF8.self).split(separator: "\n").first.map(String.init)
    return .notStarted(reason ?? "bubblewrap gave no reason")
  }

  private func reap(_ pid: pid_t, _ ended: inout Ended) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) < 0 {
      if errno == EINTR { continue }
      ended.way = .notStarted(Self.reason(errno))
      return
    }
    // The low seven bits are the signal, 0 for an exit, whose status stands in the next eight.
    let signal = status & 0x7F
    ended.way = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    ended.add(usage)
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

extension Duration {
  /// The duration in whole milliseconds.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}
