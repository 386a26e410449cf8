import Foundation

/// How a child ended, and what else this machine did meanwhile.
struct Witnessed: Sendable {
  var ended: Ended

  /// Whether more time went by than the child may have had, as where this program stood still: a machine was suspended, or a
  /// container was frozen.
  var wasHeldUp = false

  /// Whether the system ended any process for want of memory; nil where it does not tell.
  var sawKill: Bool?
}

extension Child {
  /// Runs the program to its end and looks at what the machine does meanwhile.
  ///
  /// - Parameter kills: Returns how many processes the system has ended for want of memory so far.
  func witnessed(kills: () -> Int? = { MemoryKills.count }) -> Witnessed {
    let (before, start) = (kills(), ContinuousClock.now)
    let ended = run()
    let seconds = Double((ContinuousClock.now - start).milliseconds) / 1000
    var witnessed = Witnessed(ended: ended, wasHeldUp: seconds > wallSeconds + 2)
    if let before, let after = kills() { witnessed.sawKill = after != before }
    return witnessed
  }
}
