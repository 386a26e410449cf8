import Foundation
import Running
import Testing

@testable import Selftesting

@Suite struct `Running processes` {
  @Test func `are seen with their parents, users and starts`() throws {
    let own = try #require(RunningProcess(number: getpid()))
    #expect(own.parent == getppid())
    #expect(own.user == getuid())
    #expect(!own.isZombie)
    #expect(own.started > 0 && own.started < Moment.now.seconds)
    #expect(RunningProcess.all().contains(own))
    #expect(RunningProcess(number: 0x3FFF_FFFF) == nil)
  }

  @Test func `are found below an ancestor, however deep`() {
    func process(_ number: pid_t, below parent: pid_t) -> RunningProcess {
      RunningProcess(number: number, parent: parent, user: 0, isZombie: false, started: 0)
    }
    let processes = [process(2, below: 1), process(4, below: 3), process(3, below: 2), process(5, below: 9)]
    #expect(RunningProcess.descendants(of: 2, among: processes).map(\.number).sorted() == [3, 4])
    #expect(RunningProcess.descendants(of: 5, among: processes).isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `that cut themselves loose are seen nevertheless`() throws {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: Tools.thisProgram)
    program.environment = ProcessInfo.processInfo.environment.merging([abandoningVariable: "1"]) { $1 }
    let output = Pipe()
    program.standardOutput = output
    try program.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(text == "sleep 100: parent is this\n")
  }
}
