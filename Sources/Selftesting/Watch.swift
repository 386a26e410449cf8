import Course
import Foundation
import Running

/// What lies around the submissions, and must be after them as it was before.
package struct Watch: Sendable {
  /// Folders in which nothing at all may change, with all that is in them.
  package var own: [String]

  /// Folders that others use too: only what whoever runs submissions may write counts, and not what lies deeper.
  package var shared: [String]

  /// The folder for temporary files.
  package var temporary: String

  /// The users that submissions run as, where those are others than the one who runs them.
  package var jobUsers: Range<UInt32>?

  /// How long is waited for processes that are ending, and for folders that are being removed.
  package var patience = Duration.seconds(2)

  /// Returns the processes that are there, but for those which are none of our business.
  package var processes: @Sendable () -> [RunningProcess]

  package init(
    own: [String], shared: [String], temporary: String, jobUsers: Range<UInt32>?,
    processes: @escaping @Sendable () -> [RunningProcess]
  ) {
    self.own = own
    self.shared = shared
    self.temporary = temporary
    self.jobUsers = jobUsers
    self.processes = processes
  }

  /// The watch of this process.
  ///
  /// - Parameter jobUsers: The users that submissions run as, where those are others than this process's.
  package init(of workbook: WorkbookFolder, jobUsers: Range<UInt32>?) {
    let temporary = Self.plain(NSTemporaryDirectory())
    let shared = [
      FileManager.default.homeDirectoryForCurrentUser.path, "/tmp", temporary, "/dev/shm", "/var/tmp",
      FileManager.default.currentDirectoryPath,
    ]
    self.init(
      own: ["Chapters", "Sources", "Tests", "Solutions"].map { "\(workbook.root)/\($0)" } + [workbook.statePath],
      shared: Array(Set(shared.map(Self.plain))).sorted(),
      temporary: temporary, jobUsers: jobUsers
    ) {
      let all = RunningProcess.all()
      let descendants = RunningProcess.descendants(of: getpid(), among: all)
      // Nothing else on this machine runs as these users, whatever became of its parents.
      let escaped = all.filter { jobUsers?.contains($0.user) == true }
      return Array(Set(descendants + escaped))
    }
  }

  /// How things are at one time.
  struct View: Sendable {
    var own: [String: FileTrace] = [:]
    var shared: [String: FileTrace] = [:]
    var processes: Set<RunningProcess> = []
  }

  /// Looks at everything.
  func view() -> View {
    var view = View()
    for folder in own { view.own.merge(FileTrace.all(in: folder, isDeep: true)) { $1 } }
    for folder in shared { view.shared.merge(FileTrace.all(in: folder, isDeep: false)) { $1 } }
    view.processes = Set(processes())
    return view
  }

  /// Returns what is otherwise than before, after some patience with what is on its way out.
  func changes(since before: View) async -> (processes: [RunningProcess], files: [Selftest.Change]) {
    let deadline = ContinuousClock.now + patience
    while true {
      let now = view()
      let processes = now.processes.filter { process in
        !before.processes.contains { $0.number == process.number && $0.started == process.started }
      }
      for process in processes where process.isZombie && process.parent == getpid() { process.bury() }
      let living = processes.filter { !$0.isZombie }.sorted { $0.number < $1.number }
      let files = changes(from: before, to: now)
      let isSettled = living.isEmpty && !files.contains { $0.kind == .scratch }
      if isSettled || ContinuousClock.now > deadline { return (living, files) }
      try? await Task.sleep(for: .milliseconds(50))
    }
  }

  private func changes(from before: View, to now: View) -> [Selftest.Change] {
    var changes = Self.differences(from: before.own, to: now.own)
    // A folder both of our own and in a shared one is told once.
    for change in Self.differences(from: before.shared, to: now.shared) {
      let isScratch = change.path.hasPrefix("\(temporary)/\(ScratchFolder.prefix(of: getpid()))")
      // Another workbook may be at work at the same time.
      if !isScratch, change.path.hasPrefix("\(temporary)/workbook-") { continue }
      guard isScratch || change.trace.map({ isWritable(by: $0.owner) }) ?? false else { continue }
      guard !changes.contains(where: { $0.path == change.path }) else { continue }
      // A scratch folder that is gone is no loss: another workbook's, which has ended meanwhile.
      if isScratch, change.kind == .gone { continue }
      changes.append(isScratch && change.kind == .new ? change.with(.scratch) : change)
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// Returns a path without links and without a slash at its end.
  private static func plain(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }

  /// Whether a submission could have written a file of this user.
  private func isWritable(by owner: uid_t) -> Bool { jobUsers?.contains(owner) ?? (owner == geteuid()) }

  private static func differences(
    from before: [String: FileTrace], to now: [String: FileTrace]
  ) -> [Selftest.Change] {
    let touched = now.filter { before[$0.key] != $0.value }.map { path, trace in
      Selftest.Change(path: path, kind: before[path] == nil ? .new : .changed, trace: trace)
    }
    let gone = before.filter { now[$0.key] == nil }
    return touched + gone.map { Selftest.Change(path: $0.key, kind: .gone, trace: $0.value) }
  }
}
