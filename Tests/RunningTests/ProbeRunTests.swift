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
    _ records: [Record], _ way: Ended.Way = .exited(0), errors: String = ""
  ) throws -> Observation.Ending {
    var ended = Ended(way: way)
    for record in records { ended.answers += try RecordFraming.bytes(of: record, run: "run") }
    ended.errors = Data(errors.utf8)
    return ProbeRun.observation(of: ended, inquiry: Self.inquiry).ending
  }

  @Test func `is finished only with all answers, the end, and status 0`() throws {
    #expect(try ending(Self.right) == .finished)
    #expect(try ending(Self.right, .exited(1)) == .endedEarly(status: 1))
    #expect(try ending(Self.right.dropLast()) == .endedEarly(status: 0))
    #expect(try ending(Self.right.filter { $0 != .answer(question: 1, .path("1")) }) == .endedEarly(status: 0))
    #expect(try ending([]) == .endedEarly(status: 0))
  }

  @Test(arguments: [
    right + [.finished(count: 3)],
    right + [.answer(question: 0, .path("0"))],
    Array(right.prefix(2)) + Array(right.dropFirst()),
    [.started, .answer(question: 3, .path(""))] + right,
    [.started, .answer(question: -1, .path(""))] + right,
    [.finished(count: 2)],
    [.finished(count: 3)] + right,
  ])
  func `is a contradiction where answers come twice, unasked or after the end`(_ records: [Record]) throws {
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
    #expect(words?.hasPrefix("?[2Jxxx") == true)
    #expect((words?.count ?? 0) < 200)
  }

  @Test func `is the grader's own error only before learner code runs`() throws {
    let misuse = Ended.Way.exited(Respondent.misuseStatus)
    #expect(try ending([], misuse, errors: "observer: no such probe\nmore") == .notRun("observer: no such probe"))
    #expect(try ending([], misuse) == .notRun("there is no such probe"))
    #expect(try ending([.started], misuse, errors: "observer: no such probe") == .endedEarly(status: 70))
    #expect(try ending(Array(Self.right.prefix(2)), misuse) == .endedEarly(status: 70))
    #expect(try ending([], .notStarted("no room")) == .notRun("no room"))
  }

  @Test func `tells a crash from limits`() throws {
    #expect(try ending([.started], .signaled(SIGILL)) == .crashed(signal: 4))
    #expect(try ending([.started], .signaled(SIGXCPU)) == .timedOut)
    #expect(try ending([.started], .signaled(SIGKILL)) == .crashed(signal: 9))
    #expect(try ending([.started], .signaled(SIGABRT), errors: "failed to allocate 8 bytes") == .exceededMemory)
    #expect(try ending([.started], .signaled(SIGABRT)) == .crashed(signal: 6))
    var slow = Ended(way: .signaled(SIGKILL))
    slow.processorSeconds = 3
    #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .timedOut)
    slow = Ended(way: .signaled(SIGKILL))
    slow.ranOutOfTime = true
    #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .timedOut)
    slow = Ended(way: .signaled(SIGKILL))
    slow.wroteTooMuch = true
    #expect(ProbeRun.observation(of: slow, inquiry: Self.inquiry).ending == .exceededOutput)
  }

  @Test func `keeps the beginning of what was printed, and the reason of a crash`() {
    var ended = Ended(way: .signaled(SIGILL))
    ended.output = Data(repeating: 65, count: 5000)
    ended.errors = Data("note\nArcs/Cone.swift:5: Fatal error: Index out of range\nmore: Fatal error: no".utf8)
    let observation = ProbeRun.observation(of: ended, inquiry: Self.inquiry)
    #expect(observation.printed == String(repeating: "A", count: 2000) + "…")
    #expect(observation.lastWords == "Index out of range")
  }
}
