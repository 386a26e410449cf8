import Foundation

/// What keeps the jobs of this program, which run or read learner code, from everything that is not theirs.
package enum Containment: Sendable, Hashable {
  /// Namespaces by bubblewrap, and limits.
  case bubblewrap(Bubblewrap)

  /// Limits on time, memory, output and files alone, because of this reason.
  case limitsAlone(reason: String)

  /// What this machine has, found out once by containing a program that does nothing.
  package static let ofThisMachine = found(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")

  /// Whether jobs see only what is theirs.
  package var isActive: Bool {
    if case .bubblewrap = self { true } else { false }
  }

  /// The users as which the jobs of this process run, and nothing else does; nil where they run as its own user.
  package var jobUsers: Range<UInt32>? {
    if case .bubblewrap(let bubblewrap) = self, bubblewrap.setpriv != nil { JobUser.numbers } else { nil }
  }

  /// Returns what a job with these surroundings runs in; nil where nothing contains it.
  func container(_ confinement: Confinement) -> Container? {
    if case .bubblewrap(let bubblewrap) = self {
      Container(bubblewrap: bubblewrap, confinement: confinement)
    } else {
      nil
    }
  }

  /// Looks for the programs in the folders of a search path, and tries them.
  static func found(path: String) -> Containment {
    #if os(Linux)
      let folders = path.split(separator: ":")
      func program(_ name: String) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
      }
      guard let bwrap = program("bwrap") else { return .limitsAlone(reason: "bubblewrap is not installed") }
      guard let prlimit = program("prlimit") else { return .limitsAlone(reason: "prlimit is not installed") }
      let setpriv = program("setpriv")
      if geteuid() == 0, setpriv == nil { return .limitsAlone(reason: "setpriv is not installed") }
      if geteuid() == 0, JobUser.numbers == nil {
        return .limitsAlone(reason: "there are no users here that nothing else runs as")
      }
      let bubblewrap = Bubblewrap(program: bwrap, prlimit: prlimit, setpriv: geteuid() == 0 ? setpriv : nil)
      if let obstacle = bubblewrap.obstacle { return .limitsAlone(reason: obstacle) }
      return .bubblewrap(bubblewrap)
    #else
      return .limitsAlone(reason: "bubblewrap is a program for Linux")
    #endif
  }
}

extension Bubblewrap {
  /// What stands in the way of containing a program here, in bubblewrap's words; nil where nothing does.
  ///
  /// Containers and some distributions refuse namespaces to those who ask.
  fileprivate var obstacle: String? {
    let limits = JobLimits(processorSeconds: 5, memoryBytes: 1 << 30, fileBytes: 1 << 20, processes: 8)
    let ended = Child(
      program: prlimit, arguments: ["--version"], environment: [:], folder: "/", wallSeconds: 10,
      outputBytes: 1 << 12, container: Container(bubblewrap: self, confinement: Confinement(limits: limits))
    ).run()
    switch ended.way {
    case .exited(0): return nil
    case .notStarted(let reason): return reason
    case .exited, .signaled:
      let words = LastWords.firstLine(of: ended.errors)
      return "a contained program ended at once\(words.map { ": \($0)" } ?? "")"
    }
  }
}
