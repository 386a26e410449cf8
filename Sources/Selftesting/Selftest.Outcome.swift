import Judging

extension Selftest {
  /// What came out for all hostile submissions, and what they did to others.
  package struct Outcome: Sendable {
    package var trials: [Trial]
    package var companion: Companion

    /// The processes that were still there at the end.
    package var leftRunning: [RunningProcess] = []

    /// The files that were made, changed or removed where nothing should be.
    package var writtenOutside: [Change] = []

    /// How long all of it took.
    package var seconds = 0.0

    package init(
      trials: [Trial], companion: Companion, leftRunning: [RunningProcess] = [], writtenOutside: [Change] = [],
      seconds: Double = 0
    ) {
      self.trials = trials
      self.companion = companion
      self.leftRunning = leftRunning
      self.writtenOutside = writtenOutside
      self.seconds = seconds
    }

    /// Whether everything is as it must be; where nothing was examined, nothing is.
    package var isRight: Bool {
      !trials.isEmpty && trials.allSatisfy(\.isRight) && companion.isRight && leftRunning.isEmpty
        && writtenOutside.isEmpty
    }

    /// Returns the names of the submissions that were examined when a process started.
    package func suspects(of process: RunningProcess) -> [String] {
      // The system counts in hundredths of a second.
      trials.filter { $0.time.lowerBound - 0.02...$0.time.upperBound ~= process.started }.map(\.submission.name)
    }
  }

  /// Something that nobody may tell.
  package enum Secret: Sendable, Hashable { case anotherStudent, solution }

  /// A file that was touched.
  package struct Change: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      case new, changed, gone
      /// A folder of this program that was not removed.
      case scratch
    }

    package var path: String
    package var kind: Kind
    var trace: FileTrace?

    package init(path: String, kind: Kind) {
      self.path = path
      self.kind = kind
    }

    init(path: String, kind: Kind, trace: FileTrace) {
      self.init(path: path, kind: kind)
      self.trace = trace
    }

    func with(_ kind: Kind) -> Change {
      var copy = self
      copy.kind = kind
      return copy
    }
  }
}
