import Course
import Reports
import Running
import Selftesting
import Synchronization

extension Command {
  private static let only = Manual.Option("--only", value: "NAME", "those whose names begin so")
  private static let everything = Manual.Option("--all", "tell of all, not only of those that went wrong")

  static let selftest = Command(
    Manual(
      "selftest", "examine hostile submissions, to see that they harm nobody on this machine",
      options: [only, everything, .seed, .requireContainment],
      discussion:
        "They try to forge results, to reach other people's files, to use up what all share, or are merely odd. Each "
        + "must get its own verdict, an honest exercise beside it must pass, nothing may be left running, and nothing "
        + "may be written outside. What could do harm on this machine is left out. It takes about two minutes.")
  ) { arguments, world in
    let workbook = try OpenWorkbook(arguments, world)
    let containment = try world.containment(arguments)
    let chosen = try submissions(arguments.value(only.name))
    let harmless = chosen.filter { containment.isActive || !$0.needsContainment }
    RunningProcess.adoptOrphans()
    let seed = try arguments.seed(.seed) ?? world.newSeed()
    let tools = try world.tools()
    var examiner = Examiner(folder: workbook.folder, tools: tools, seed: seed)
    examiner.containment = containment
    // A compilation takes less than one. What never ends is to be stopped, and need not be waited for that long.
    examiner.compilerSeconds = 7
    let selftest = Selftest(
      harmless, watch: Watch(of: workbook.folder, jobUsers: containment.jobUsers)
    ) { [examiner] exercises, chapter, path in
      try await examiner.examine(exercises, of: chapter, in: path)
    }
    let done = Atomic(0)
    let ticker = Ticker("\(done.load(ordering: .relaxed)) of \(harmless.count) hostile submissions", world)
    defer { ticker.stop() }
    let outcome = try await selftest.run { done.store($0, ordering: .relaxed) }
    for process in outcome.leftRunning { process.end() }
    let safeguards = try await onThreadOfItsOwn {
      Result { try SafeguardTrial(of: tools, containment: containment, folder: workbook.folder).safeguards() }
    }.get()
    let report = SelftestReport(
      outcome, leftOut: chosen.count - harmless.count, containment: containment, safeguards: safeguards,
      seesProcesses: RunningProcess.canBeSeen, seed: seed)
    return Outcome(
      report.text(world.appearance, all: arguments.has(everything)), notes: workbook.notes,
      status: outcome.isRight ? .success : .notPassed)
  }

  /// Returns the submissions whose names begin in a way; all of them where none is given.
  private static func submissions(_ beginning: String?) throws(WorkbookFolder.Problem) -> [HostileSubmission] {
    guard let beginning else { return HostileSubmission.all }
    let chosen = HostileSubmission.all.filter { $0.name.hasPrefix(beginning) }
    guard chosen.isEmpty else { return chosen }
    let names = HostileSubmission.all.map(\.name)
    let nearest = NearestNames.nearest(to: beginning, among: names)
    throw WorkbookFolder.Problem(
      "there is no hostile submission whose name begins with \(beginning). "
        + "There are, for instance, \((nearest + names).prefix(3).joined(separator: ", ")).")
  }
}
