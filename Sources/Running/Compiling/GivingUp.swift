import Judging

/// Why the compiler did not come to an end with files that may well be Swift.
enum GivingUp: Hashable, Sendable {
  /// It took longer than it may, in seconds.
  case time(Int)
  /// It hardly got to work in so many seconds on the clock, which is no fault of the files.
  case noTime(Int)
  case memory
  /// It refused them, but said of no place in them why; with its first words.
  case unclear(String)
  /// What it makes would be too large.
  case size
  case crash

  /// How the compiler ended, for instance "gave up after 15 seconds".
  var words: String {
    switch self {
    case .time(let seconds): "gave up after \(seconds) seconds"
    case .noTime(let seconds): "hardly got to work within \(seconds) seconds"
    case .unclear(let words): "stopped with the words \"\(Spelling.harmless(words, limit: 120))\""
    case .memory: "ran out of memory"
    case .size: "made more than fits in a file"
    case .crash: "crashed"
    }
  }

  /// - Parameters:
  ///   - signal: The signal that ended the compiler or one of the programs that it starts.
  ///   - output: What it said.
  ///   - seconds: How long it may work.
  init(signal: Int32, output: String, seconds: Int) {
    switch signal {
    case _ where ["out of memory", "bad_alloc", "llocation failed"].contains { output.contains($0) }: self = .memory
    case 24: self = .time(seconds)  // SIGXCPU
    case 25: self = .size  // SIGXFSZ
    // The system did, for want of memory; whether it was the compiler who took that is asked before.
    case 9: self = .memory
    default: self = .crash
    }
  }
}
