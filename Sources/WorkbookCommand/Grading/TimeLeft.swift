/// An estimate of how long the rest of some work takes.
struct TimeLeft: Hashable, Sendable {
  var seconds: Double

  /// Estimates from what is done; nil where that is too little to tell, or nothing is left.
  ///
  /// The first units take longer than the others, as long as nothing is cached, and as many as are worked on at a time end
  /// together: only when each worker has done two is there a pace.
  init?(after seconds: Double, done: Int, of units: Int, jobs: Int) {
    guard done >= 2 * max(jobs, 1), done < units, seconds >= 2 else { return nil }
    self.seconds = seconds / Double(done) * Double(units - done)
  }

  /// Returns what is told after something else was: an estimate that has grown by little would only make it go to and fro.
  func settled(after told: TimeLeft?) -> TimeLeft {
    guard let told, seconds > told.seconds, seconds < told.seconds * 1.3 else { return self }
    return told
  }

  /// The estimate, no finer than it is good for.
  var words: String {
    switch seconds {
    case ..<10: "a few seconds left"
    case ...50: "about \(Int((seconds / 10).rounded(.up)) * 10) s left"
    case ..<5400: "about \(max(1, Int((seconds / 60).rounded()))) min left"
    default: "about \(Int((seconds / 3600).rounded())) h left"
    }
  }
}
