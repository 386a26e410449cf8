import Foundation
import SystemCalls

/// How a child is really started: by itself, or within what contains it.
struct Launch: Sendable {
  var program: String

  /// The arguments, without the program's own name.
  var arguments: [String]

  /// The folder in which the program that is started finds itself at first.
  var folder: String

  /// The signal that ends all of it.
  var stopSignal: Int32
  var isContained: Bool

  /// What stands in the way of starting it; nil where nothing does.
  private(set) var obstacle: String?

  /// The folders that are handed over to the job's user.
  private var writable: [String] = []

  /// The user as which the job runs; held as long as it does.
  private var user: JobUser?

  init(_ child: Child) {
    program = child.program
    arguments = child.arguments
    folder = child.folder
    stopSignal = child.stopSignal
    isContained = false
    if let container = child.container {
      let bubblewrap = container.bubblewrap
      Self.adoptOrphans
      if bubblewrap.setpriv != nil {
        user = JobUser()
        // As root's own user it would be limited by nothing.
        if user == nil { obstacle = "there is no user left that nothing else runs as" }
      }
      program = bubblewrap.program
      arguments = bubblewrap.arguments(
        running: [child.program] + child.arguments, in: container.confinement, folder: child.folder, user: user?.number)
      folder = "/"
      // Whatever runs in a namespace ends with its first process, and that with bubblewrap.
      stopSignal = SIGKILL
      isContained = true
      writable = container.confinement.writable
    }
  }

  /// Done once: what bubblewrap leaves behind for a moment is waited for here.
  private static let adoptOrphans: Void = workbook_adopt_orphans()

  /// Hands the writable folders over to the job's user; returns what stands in the way, or nil.
  func handOver() -> String? {
    if let obstacle { return obstacle }
    guard let user else { return nil }
    // Bubblewrap, which may not pass through what is others', has to enter them too.
    for path in writable where chown(path, user.number, user.number) != 0 || chmod(path, 0o755) != 0 {
      return "\(path) cannot be handed over: \(String(cString: strerror(errno)))"
    }
    return nil
  }
}
