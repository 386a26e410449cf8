import Foundation
import Testing

@testable import Running

@Suite struct `A child` {
  /// Returns a child that runs a script.
  private func shell(_ script: String, seconds: Double = 10, outputBytes: Int = 1000) -> Child {
    Child(
      program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello"],
      folder: "/tmp", wallSeconds: seconds, outputBytes: outputBytes)
  }

  @Test(arguments: [Int32(0), 1, 70, 255])
  func `ends with a status`(_ status: Int32) {
    #expect(shell("exit \(status)").run().way == .exited(status))
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGTERM, SIGXCPU])
  func `ends by a signal`(_ signal: Int32) {
    #expect(shell("kill -\(signal) $$").run().way == .signaled(signal))
  }

  @Test func `writes on streams that are kept apart`() {
    var child = shell("echo out; echo err >&2; echo answer >&3; cat")
    child.answerBytes = 1000
    child.input = Data("question".utf8)
    let ended = child.run()
    #expect(String(decoding: ended.output, as: UTF8.self) == "out\nquestion")
    #expect(String(decoding: ended.errors, as: UTF8.self) == "err\n")
    #expect(String(decoding: ended.answers, as: UTF8.self) == "answer\n")
  }

  @Test func `starts in its folder, with its environment alone and no other descriptor`() {
    let ended = shell("pwd; echo $GREETING; echo $HOME; ls /proc/self/fd").run()
    // The last descriptor is that of the folder that is being listed.
    #expect(String(decoding: ended.output, as: UTF8.self) == "/tmp\nhello\n\n0\n1\n2\n3\n")
  }

  @Test func `that cannot be started says why`() {
    for (program, folder) in [("/nowhere/program", "/tmp"), ("/bin/sh", "/nowhere"), ("/etc/passwd", "/tmp")] {
      var child = shell("true")
      (child.program, child.folder) = (program, folder)
      guard case .notStarted(let reason) = child.run().way else {
        Issue.record("\(program) was started in \(folder)")
        continue
      }
      #expect(reason.contains(program))
    }
  }

  @Test func `reads a large input and writes a large output`() {
    var child = shell("cat", outputBytes: 5_000_000)
    child.input = Data(repeating: 65, count: 4_000_000)
    #expect(child.run().output == child.input)
  }

  @Test(.timeLimit(.minutes(5)))
  func `that ignores signals is killed at its deadline, with all of its group`() {
    let start = ContinuousClock.now
    let ended = shell(
      "trap '' TERM INT HUP; (trap '' TERM INT HUP; sleep 60) & echo $!; sleep 60; sleep 60", seconds: 0.3
    ).run()
    #expect(ended.ranOutOfTime)
    #expect(ended.way == .signaled(SIGKILL))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(!Traces.isRunning(String(decoding: ended.output, as: UTF8.self)))
  }

  @Test(.timeLimit(.minutes(5)))
  func `that does not heed its stop signal is killed two seconds later`() {
    var child = shell("trap '' INT; while true; do sleep 0.1; done", seconds: 0.1)
    child.stopSignal = SIGINT
    let ended = child.run()
    #expect(ended.ranOutOfTime)
    #expect(ended.way == .signaled(SIGKILL))
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["1", "2", "3"])
  func `that floods a stream is ended, and the beginning is kept`(_ stream: String) {
    var child = shell("yes and on and on >&\(stream)", seconds: 30)
    child.answerBytes = 1000
    let ended = child.run()
    #expect(ended.wroteTooMuch)
    #expect(!ended.ranOutOfTime)
    let counts = [ended.output.count, ended.errors.count, ended.answers.count]
    #expect(counts.sorted() == [0, 0, 1000])
  }

  @Test func `that answers more than is kept says too much, even where it comes to an end`() {
    var child = shell("head -c 1100 /dev/zero >&3")
    child.answerBytes = 1000
    #expect(child.run().wroteTooMuch)
    child.arguments = ["-c", "head -c 1000 /dev/zero >&3"]
    #expect(!child.run().wroteTooMuch)
  }

  @Test func `that prints more than is kept but comes to an end is no flood`() {
    let ended = shell("head -c 1900 /dev/zero").run()
    #expect(ended.way == .exited(0))
    #expect(!ended.wroteTooMuch)
    #expect(ended.output.count == 1000)
  }

  @Test(.timeLimit(.minutes(5)))
  func `is not waited for longer where a grandchild holds its streams`() {
    let start = ContinuousClock.now
    let ended = shell("sleep 30 & echo $!").run()
    #expect(ended.way == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(!Traces.isRunning(String(decoding: ended.output, as: UTF8.self)))
  }

  @Test func `tells how long it worked`() {
    let ended = shell("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done").run()
    #expect(ended.processorSeconds > 0.01)
    #expect(ended.processorSeconds < 10)
  }

  @Test func `leaves no descriptor and no zombie after three hundred runs`() throws {
    // Other tests run at the same time and have descriptors of their own, so this looks for growth by hundreds.
    let before = try Traces.descriptors()
    let zombiesBefore = try Traces.zombies()
    for number in 0..<300 { #expect(shell("exit \(number % 3)").run().way == .exited(Int32(number % 3))) }
    #expect(try Traces.descriptors() < before + 60)
    // A child of another test may be seen just before it is asked for its status, but then it is gone a moment later.
    let zombies = try Traces.zombies().subtracting(zombiesBefore)
    usleep(200_000)
    #expect(try zombies.intersection(Traces.zombies()).isEmpty)
  }

  @Test func `may run beside many others`() async {
    let ways: [Ended.Way] = await (0..<40).concurrentlyMapped(atMost: 8) { number in
      await onThreadOfItsOwn { self.shell("sleep 0.0\(number); exit \(number)").run().way }
    }
    let expected: [Ended.Way] = (0..<40).map { .exited(Int32($0)) }
    #expect(ways == expected)
  }
}
