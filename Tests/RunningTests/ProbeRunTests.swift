import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `What is seen of a run` {
  static let inquiry = Inquiry(
    run: "run", module: "Arcs", probe: "ConeProbe",
    questions: (1...3).map { Question(.path(.init(x: 0, y: 0, width: Double($0), height: 1))) })

  static let right: [Record] =
    [.started] + (0..<3).map { .answer(question: $0, .path("\($0)")) } + [.finished(count: 3)]

  private func ending(
    _ records: [Record], _ way: Ended.Way = .exited(0), errors: String = "", learnerCodeMayComeFirst: Bool = false
  ) throws -> Observation.Ending {
    var ended = Ended(way: way)
    for record in records { ended.answers += try RecordFraming.bytes(of: record, run: "run") }
    ended.errors = Data(errors.utf8)
    return ProbeRun.observation(
      of: ended, inquiry: Self.inquiry, learnerCodeMayComeFirst: learnerCodeMayComeFirst
    ).ending
  }

  @Test func `is finished only with all answers, the end, and status 0`() throws {
    #expect(try ending(Self.right) == .finished)
    #expect(try ending(Self.right, .exited(1)) == .endedEarly(status: 1))
    #expect(try ending(Self.right.dropLast()) == .endedEarly(status: 0))
    #expect(try ending([.started]) == .endedEarly(status: 0))
  }

  @Test(arguments: [
    right + [.finished(count: 3)],
    right + [.answer(question: 0, .path("0"))],
    Array(right.prefix(2)) + Array(right.dropFirst()),
    [.started, .answer(question: 3, .path(""))] + right,
    [.started, .answer(question: -1, .path(""))] + right,
    [.started, .answer(question: .max, .path(""))], [.started, .answer(question: .min, .path(""))],
    [.started, .answer(question: 1, .path("1")), .answer(question: 0, .path("0"))],
    [.finished(count: 2)],
    [.finished(count: 3)] + right,
    [.answer(question: 0, .path("0"))] + right,
    [.started] + right,
    right + [.started],
    [.started, .finished(count: 3)], [.started, .finished(count: 0)], [.started, .finished(count: .max)],
    right.filter { $0 != .answer(question: 1, .path("1")) },
    [.started, .notLoaded("no"), .answer(question: 0, .path("0"))], right + [.notLoaded("no")],
    right.dropLast() + [.notLoaded("no")], [.notLoaded("no"), .started],
  ])
  func `is a contradiction where records come twice, unasked, in another order, too early or after the end`(
    _ records: [Record]
  ) throws {
    guard case .contradictedItself = try ending(records) else {
      Issue.record("it was taken for \(try ending(records))")
      return
    }
  }

  @Test(arguments: ["failed to allocate 800 bytes", "unable to allocate memory for length (5)", "std::bad_alloc"])
  func `is too much memory where none could be had`(_ words: String) throws {
    #expect(try ending([.started], .signaled(SIGILL), errors: "Fatal error: \(words)\n") == .exceededMemory)
  }

  @Test func `ends with words that are short and harmless`() {
    var ended = Ended(way: .signaled(SIGILL))
    ended.errors = Data("a.swift:1: Fatal error: \u{1B}[2J\(String(repeating: "x", count: 9000))\n".utf8)
    let words = ProbeRun.observation(of: ended, inquiry: Self.inquiry).lastWords
    #expect(words?.hasPrefix("\\u{1B}[2Jxxx") == true)
    #expect((words?.count ?? 0) < 200)
  }

  @Test func `is a contradiction where a record of it cannot be read, and too much where it is too large`() throws {
    var ended = Ended(way: .exited(0))
    for record in Self.right { ended.answers += try RecordFraming.bytes(of: record, run: "run") }
    let right = ended.answers
    for garbage in ["\u{1E}run {}\n", "\u{1E}run \n", "\u{1E}run x", "\u{1E}run {\"question\":1e99}\n"] {
      ended.answers = right + Data((garbage + "\u{1E}").utf8)
      #expect(
        ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending
          == .contradictedItself("a record cannot be read"))
    }
    ended.answers = right + Data("\u{1E}run \(String(repeating: "[", count: 1000))\n".utf8)
    #expect(ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending == .exceededOutput)
    ended.answers = right + Data("\u{1E}other {}\n\u{1E}\u{1E}run".utf8)
    #expect(ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending == .finished)
  }

  static let ways: [Ended.Way] =
    [0, 1, 70, 74, 127, 255].map { .exited($0) } + (1...64).map { .signaled($0) } + [.notStarted("no room")]

  @Test func `is the grader's own error before the start, with the first line of standard error, and never after it`()
    throws
  {
    for way in Self.ways {
      guard case .notRun(let reason) = try ending([], way) else {
        Issue.record("\(way) was the learner's, though nothing had begun")
        continue
      }
      #expect(!reason.isEmpty)
      if case .notStarted = way { continue }
      #expect(try ending([], way, errors: "\nbwrap: no\u{1B}\nmore") == .notRun("bwrap: no\\u{1B}"))
      for count in 1...Self.right.count {
        let seen = try ending(Array(Self.right.prefix(count)), way, errors: "observer: no such probe")
        if case .notRun = seen { Issue.record("\(way) after \(count) records is nobody's but the learner's") }
      }
    }
    var slow = Ended(way: .signaled(SIGKILL))
    slow.ranOutOfTime = true
    #expect(
      ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending
        == .notRun("the program did not begin within 8 seconds"))
  }

  @Test func `is the learner's before the start too where learner code may come first`() throws {
    for way in Self.ways where way != .notStarted("no room") {
      if case .notRun = try ending([], way, learnerCodeMayComeFirst: true) {
        Issue.record("\(way) was not the learner's")
      }
    }
    #expect(try ending([], .notStarted("no room"), learnerCodeMayComeFirst: true) == .notRun("no room"))
  }

  @Test func `tells what could not be loaded, and answers that could not be written`() throws {
    #expect(try ending([.started, .notLoaded("undefined symbol: f")]) == .notLoaded("undefined symbol: f"))
    #expect(try ending([.started, .notLoaded("\u{1B}")], .exited(0)) == .notLoaded("\\u{1B}"))
    #expect(
      try ending(
        [.started], .exited(127), errors: "observer: symbol lookup error: /tmp/x.so: undefined symbol: nothing\n")
        == .notLoaded("undefined symbol: nothing"))
    #expect(try ending([.started], .exited(127)) == .endedEarly(status: 127))
    #expect(try ending([.started], .exited(Respondent.unheardStatus)) == .unheard)
  }

  @Test func `tells waiting from working`() {
    var ended = Ended(way: .signaled(SIGKILL))
    ended.answers = Data("\u{1E}run {\"started\":true}\n".utf8)
    ended.ranOutOfTime = true
    ended.processorSeconds = 0.1
    #expect(ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending == .waited)
    ended.processorSeconds = 1.5
    #expect(ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending == .timedOut)
  }

  @Test func `tells a crash from limits`() throws {
    #expect(try ending([.started], .signaled(SIGILL)) == .crashed(signal: 4))
    #expect(try ending([.started], .signaled(SIGXCPU)) == .timedOut)
    #expect(try ending([.started], .signaled(SIGKILL)) == .crashed(signal: 9))
    #expect(try ending([.started], .signaled(SIGABRT), errors: "failed to allocate 8 bytes") == .exceededMemory)
    #expect(try ending([.started], .signaled(SIGABRT)) == .crashed(signal: 6))
    #expect(try ending([.started], .signaled(SIGXFSZ)) == .wroteTooLargeFile)
    var slow = Ended(way: .signaled(SIGKILL))
    slow.answers = Data("\u{1E}run {\"started\":true}\n".utf8)
    // The system counts whole ticks against the limit: on a busy machine it kills who worked for much less than it says.
    for seconds in [3, 1.7] {
      slow.processorSeconds = seconds
      #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .timedOut)
    }
    slow.processorSeconds = 0.5
    #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .crashed(signal: 9))
    slow.wroteTooMuch = true
    #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .exceededOutput)
  }

  @Test func `keeps the head and the tail of what was printed, and the reason of a crash`() {
    var ended = Ended(way: .signaled(SIGILL))
    ended.output = Data(repeating: 65, count: 5000) + Data("the end".utf8)
    ended.errors = Data("note\nArcs/Cone.swift:5: Fatal error: Index out of range\nmore: Fatal error: no".utf8)
    let observation = ProbeRun.observation(of: ended, inquiry: Self.inquiry)
    let lines = observation.printed.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == String(repeating: "A", count: 1333))
    #expect(lines[1] == "[... 3038 bytes left out ...]")
    #expect(lines[2].hasSuffix("AAAthe end"))
    #expect(observation.lastWords == "Index out of range")
    #expect(!observation.lastWordsAreSwifts)
  }

  @Test(arguments: [
    ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n", "Index out of range", true),
    ("Arcs/Cone.swift:3: Fatal error", "Fatal error", false),
    ("a\nArcs/Cone.swift:3: Precondition failed: a\u{202E}b\n", "a\\u{202E}b", false),
    (
      "Could not cast value of type 'Swift.Int' (0x7) to 'Swift.String' (0x8).",
      "Could not cast value of type 'Swift.Int' (0x7) to 'Swift.String' (0x8).", false
    ),
    ("nothing of the kind", nil, false),
  ])
  func `knows the words of a crash and whose they are`(_ errors: String, words: String?, areSwifts: Bool) {
    var ended = Ended(way: .signaled(SIGILL))
    ended.errors = Data(errors.utf8)
    let observation = ProbeRun.observation(of: ended, inquiry: Self.inquiry)
    #expect(observation.lastWords == words)
    #expect(observation.lastWordsAreSwifts == areSwifts)
  }
}
