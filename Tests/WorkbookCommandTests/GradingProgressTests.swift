import Foundation
import Reports
import Testing

@testable import workbook

struct GradingProgressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var seconds: Double
    var done: Int
    var words: String?
    var testDescription: String { "\(done) of 480 after \(seconds) s" }
  }

  @Test(arguments: [
    Case(seconds: 9, done: 0), Case(seconds: 9, done: 3), Case(seconds: 1, done: 4), Case(seconds: 100, done: 480),
    Case(seconds: 2, done: 4, words: "about 4 min left"), Case(seconds: 100, done: 240, words: "about 2 min left"),
    Case(seconds: 460, done: 460, words: "about 20 s left"), Case(seconds: 479, done: 479, words: "a few seconds left"),
    Case(seconds: 500, done: 10, words: "about 7 h left"), Case(seconds: 31, done: 240, words: "about 40 s left"),
    Case(seconds: 58, done: 240, words: "about 1 min left"), Case(seconds: 52, done: 240, words: "about 1 min left"),
    Case(seconds: 49, done: 240, words: "about 50 s left"),
  ])
  func `what is left is told as soon as there is a pace, and no finer than it is known`(sample: Case) {
    #expect(TimeLeft(after: sample.seconds, done: sample.done, of: 480, jobs: 2)?.words == sample.words)
  }

  @Test func `the bar shows how much is done`() {
    let bar = GradingBar(jobs: 2, Appearance(hasColour: false, hasUnicode: true))
    #expect(bar.text() == "looking up what is known")
    bar.begin(480)
    bar.advance(to: 120, of: 480)
    #expect(bar.text() == "█████░░░░░░░░░░░░░░░ 120 of 480 chapters")
  }

  @Test(arguments: [
    (41, "█████░░░░░░░░░░░░░░░ 120 of 480 chapters"), (40, "████░░░░░░░░░░░░░░░ 120 of 480 chapters"),
    (26, "█░░░░ 120 of 480 chapters"), (25, "120 of 480 chapters"), (19, "█░░░░░░ 120 of 480"), (11, "120 of 480"),
    (10, ""), (0, ""),
  ])
  func `the bar is shorter than the terminal is wide`(width: Int, text: String) {
    let bar = GradingBar(jobs: 2, Appearance(hasColour: false, hasUnicode: true))
    #expect(bar.text(width: width).count < max(width, 1))
    bar.begin(480)
    bar.advance(to: 120, of: 480)
    #expect(bar.text(width: width) == text)
  }

  @Test func `the line is asked for the width that the terminal has`() async throws {
    let students = try GradedClass([:])
    var world = students.world
    world.isErrorTerminal = true
    world.errorWidth = { 12 }
    let ticker = Ticker("looking through what was handed in", world)
    for _ in 0..<2000 where students.said.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(10)) }
    ticker.stop()
    #expect(students.said.withLock { $0.first } == "\r\u{1B}[Klooking thr")
  }

  @Test(arguments: [(58.0, 61.0, 58.0), (58, 50, 50), (58, 100, 100)])
  func `an estimate goes down as it comes, and up only where it is another one`(
    told: Double, found: Double, settled: Double
  ) throws {
    var (before, now) = (try #require(TimeLeft(after: 9, done: 240, of: 480, jobs: 2)), TimeLeft?.none)
    before.seconds = told
    now = before
    now?.seconds = found
    #expect(now?.settled(after: before).seconds == settled)
    #expect(now?.settled(after: nil).seconds == found)
  }

  @Test func `the line on the terminal is cleared before anything is printed, and comes back`() async throws {
    let students = try GradedClass([:])
    var world = students.world
    world.isErrorTerminal = true
    let ticker = Ticker(world) { _ in "bar" }
    func wait(for count: Int) async throws {
      for _ in 0..<2000 where students.said.withLock({ $0.count }) < count {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
    try await wait(for: 1)
    ticker.print("Lea\n")
    try await wait(for: 4)
    ticker.stop()
    ticker.print("Max\n")
    let clear = "\r\u{1B}[K"
    #expect(students.said.withLock { $0 } == ["\(clear)bar", clear, "Lea\n", "\(clear)bar", clear, "Max\n"])
  }

  @Test func `where standard error is no terminal, nothing is shown`() async throws {
    let students = try GradedClass([:])
    let ticker = Ticker(students.world) { _ in "bar" }
    ticker.print("Lea\n")
    ticker.stop()
    #expect(students.said.withLock { $0 } == ["Lea\n"])
  }
}
