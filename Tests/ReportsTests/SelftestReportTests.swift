import Judging
import Testing

@testable import Reports
@testable import Running
@testable import Selftesting

struct SelftestReportTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  private static func submission(_ name: String, _ status: Verdict.Status) -> HostileSubmission {
    HostileSubmission(
      name: name, attempt: "ends before it answers", exercise: "Arcs/Cone", files: [.init("Cone.swift", "")],
      status: status, finding: "ended-early", needsContainment: false)
  }

  private static let right = Selftest.Trial(
    submission("exit", .crashed), verdict: Verdict(.crashed, maxPoints: 2), time: 10...11.25)

  private static let wrong = Selftest.Trial(
    submission("exit-late", .crashed), verdict: Verdict(.passed, maxPoints: 2),
    deviations: [
      .status(seen: .passed), .finding(seen: ["not-closed", "given-changed"]),
      .neighbour("Arcs/Dome", expected: .passed, seen: nil), .told(.anotherStudent),
    ],
    time: 10...12)

  private static func report(
    _ outcome: Selftest.Outcome, leftOut: Int = 0, _ containment: Containment, seesProcesses: Bool = true
  ) -> SelftestReport {
    SelftestReport(
      outcome, leftOut: leftOut, containment: containment,
      safeguards: [
        Safeguard(name: "network", isActive: false, detail: "eth0 can be seen"),
        Safeguard(name: "programs", isActive: true, detail: "can start none"),
      ], seesProcesses: seesProcesses, seed: 42)
  }

  private static let alone = Containment.limitsAlone(reason: "bubblewrap is not installed")
  private static let companion = Companion(exercise: "Curves/Lens", count: 12)

  @Test func `of what went well is short, and says what keeps submissions in`() {
    let outcome = Selftest.Outcome(trials: [Self.right], companion: Self.companion, seconds: 61.28)
    #expect(
      Self.report(outcome, leftOut: 5, Self.alone).text(Self.plain, all: false) == """
        1 hostile submission: each got the verdict it must get. It took 61.3 s.
        An honest student's Curves/Lens, judged 12 times beside them, passed each time.
        Nothing was left running, nothing was written outside.
        5 submissions more, which could do harm where nothing contains them, were left
        out.
        Learner code is kept in by limits alone: bubblewrap is not installed.
        In force, as a child tried: programs (can start none).
        Not in force, as a child tried: network (eth0 can be seen).

        """)
  }

  @Test func `tells of each submission on request, and always of those that went wrong`() {
    let outcome = Selftest.Outcome(trials: [Self.right, Self.wrong], companion: Self.companion)
    let report = Self.report(outcome, Self.alone)
    let text = report.text(Self.plain, all: true)
    #expect(text.hasPrefix("  ✓ exit       crashed, 1.3 s\n      ends before it answers\n"))
    #expect(
      text.contains(
        """
          ✗ exit-late  passed, 2 s
              ends before it answers
              Expected: crashed. Seen: passed.
              Expected the finding ended-early. Seen: not-closed, given-changed.
              Arcs/Dome, an honest exercise in the same folder: expected passed, seen no
              verdict.
              Its verdict tells what another student has written.

        2 hostile submissions: 1 was not judged as it must be. It took 0 s. The seed was
        42.
        """))
    let short = report.text(Self.plain, all: false)
    #expect(!short.contains("✓") && short.contains("✗ exit-late"))
  }

  @Test func `tells what is left and where, who was beside it, and that somebody else was harmed`() {
    let process = RunningProcess(number: 0x3FFF_FFFF, parent: 1, user: 0, isZombie: false, started: 10.5)
    let outcome = Selftest.Outcome(
      trials: [Self.right, Self.wrong],
      companion: Companion(exercise: "Curves/Lens", count: 3, deviations: ["timedOut", "timedOut"]),
      leftRunning: [process],
      writtenOutside: [
        .init(path: "/tmp/\u{1B}new", kind: .new), .init(path: "/root/file", kind: .changed),
        .init(path: "/root/other", kind: .gone), .init(path: "/tmp/workbook-1", kind: .scratch),
      ])
    let text = Self.report(outcome, Self.alone).text(Self.plain, all: false)
    #expect(text.contains("judged 3 times beside them, did not pass 2\ntimes: timedOut."))
    let left = "Left running: process 1073741823, no name, started beside exit or exit-late. It\nis ended now.\n"
    #expect(text.contains(left))
    for line in [
      "Written outside: /tmp/\\u{1B}new is new.", "Written outside: /root/file has changed.",
      "Written outside: /root/other is gone.", "The scratch folder /tmp/workbook-1 was not removed.",
    ] {
      #expect(text.contains(line + "\n"))
    }
    #expect(!text.contains("Nothing was"))
  }

  @Test func `names only some of many traces`() {
    let changes = (1...200).map { Selftest.Change(path: "/tmp/\($0)", kind: .new) }
    let outcome = Selftest.Outcome(trials: [Self.right], companion: Self.companion, writtenOutside: changes)
    let text = Self.report(outcome, Self.alone).text(Self.plain, all: false)
    #expect(text.contains("Written outside: /tmp/10 is new.\nAnd 190 more.\n"))
  }

  @Test func `does not claim what cannot be seen`() {
    let outcome = Selftest.Outcome(trials: [Self.right], companion: Self.companion)
    let text = Self.report(outcome, Self.alone, seesProcesses: false).text(Self.plain, all: false)
    #expect(!text.contains("left running, "))
    #expect(text.contains("Nothing was written outside.\n"))
    #expect(text.contains("Whether something was left running cannot be seen on this system."))
  }

  @Test func `of nothing says so`() {
    let text = Self.report(Selftest.Outcome(trials: [], companion: Self.companion), Self.alone)
      .text(Self.plain, all: false)
    #expect(text.hasPrefix("No hostile submission was examined.\n"))
  }
}
