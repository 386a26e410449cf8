import Foundation
import Judging
import Observing
import Synchronization
import Testing

@testable import Running

/// What a program that speaks as the observer does may meet, or do, before it answers.
struct Accident: CustomTestStringConvertible, Sendable {
  var testDescription: String

  /// Commands of the shell.
  var commands: String

  /// Whether that is before it says that it begins.
  var comesFirst = false

  static let mayBeOfMachine = [
    Accident(testDescription: "killed", commands: "kill -KILL $$"),
    Accident(testDescription: "terminated", commands: "kill -TERM $$"),
    Accident(testDescription: "a page that cannot be read", commands: "kill -BUS $$"),
    Accident(testDescription: "no answer can be written", commands: "exit 74"),
    Accident(
      testDescription: "a library that cannot be loaded", commands: "say '{\"notLoaded\":\"no memory\"}'; exit 0"),
    Accident(
      testDescription: "memory that cannot be had",
      commands: "echo 'Fatal error: failed to allocate 8 bytes' >&2; kill -ABRT $$"),
    Accident(testDescription: "no program", commands: "exit 1", comesFirst: true),
  ]

  static let ofCode = [
    Accident(testDescription: "a trap", commands: "kill -ILL $$"),
    Accident(testDescription: "an end of its own", commands: "exit 3"),
    Accident(testDescription: "nonsense", commands: "say '{\"finished\":7}'"),
  ]
}

@Suite struct `A child that an accident may have ended` {
  /// - Parameters:
  ///   - isLasting: Whether it comes each time, and not the first time alone.
  ///   - kills: How many processes the system has ended, each time it is asked; nil where it does not tell.
  private func observation(
    _ accident: Accident, isLasting: Bool, kills: [Int?] = [7, 7, 7, 7], memoryBytes: Int = 2 << 30
  ) throws -> (Observation, starts: Int) {
    let script = """
      #!/bin/sh
      run=$(sed 's/.*"run":"\\([^"]*\\)".*/\\1/')
      say() { printf '\\036%s %s\\n' "$run" "$1" >&3; }
      meet() { if \(isLasting) || [ $(wc -l < "$0.starts") -eq 1 ]; then \(accident.commands); fi; }
      echo >> "$0.starts"
      \(accident.comesFirst ? "meet" : "")
      say '{"started":true}'
      \(accident.comesFirst ? "" : "meet")
      say '{"question":0,"path":""}'
      say '{"finished":1}'
      """
    let place = try ScratchFolder()
    let program = "\(place.path)/program"
    try Data(script.utf8).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    let run = ProbeRun(program: program, folder: place.path, containment: .limitsAlone(reason: "it is a test"))
    let told = Mutex(kills)
    let seen = run.observeFairly(
      module: "Arcs", probe: "ConeProbe", questions: [Question(.path(.init(x: 0, y: 0, width: 1, height: 1)))],
      limits: Limits(processorSeconds: 30, wallSeconds: 40, memoryBytes: memoryBytes), isMachineBusy: false,
      kills: { told.withLock { $0.removeFirst() } })
    return (seen, try String(contentsOfFile: "\(program).starts", encoding: .utf8).count)
  }

  @Test(arguments: Accident.mayBeOfMachine) func `is asked once more, and answers then`(_ accident: Accident) throws {
    let (seen, starts) = try observation(accident, isLasting: false)
    #expect(seen.ending == .finished && seen.answers.count == 1)
    #expect(starts == 2)
  }

  @Test(arguments: Accident.ofCode) func `is not asked again where only its code can have ended it`(
    _ accident: Accident
  ) throws {
    let (seen, starts) = try observation(accident, isLasting: true)
    #expect(seen.ending != .finished)
    #expect(starts == 1)
  }

  @Test(arguments: [[7, 7, 7, 7], [7, 8, 8, 8], [nil, nil, nil, nil]] as [[Int?]])
  func `is believed to have killed itself where it does so twice, and the system did not`(_ kills: [Int?]) throws {
    let (seen, starts) = try observation(Accident.mayBeOfMachine[0], isLasting: true, kills: kills)
    #expect(seen.ending == .crashed(signal: 9))
    #expect(starts == 2)
  }

  @Test func `is not judged where the system kills it twice, though it takes little`() throws {
    let (seen, starts) = try observation(Accident.mayBeOfMachine[0], isLasting: true, kills: [7, 8, 8, 9])
    guard case .notRun(let reason) = seen.ending else {
      Issue.record("\(seen)")
      return
    }
    #expect(reason.contains("ran out of memory"))
    #expect(starts == 2)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `took too much where it had half of what it may when the system killed it`() throws {
    let (seen, _) = try observation(
      Accident.mayBeOfMachine[0], isLasting: true, kills: [7, 8, 8, 9], memoryBytes: 1 << 20)
    #expect(seen.ending == .exceededMemory)
  }

  @Test func `is told by a line of what the system counts`() {
    #expect(MemoryKills.count(in: "pgfault 12\noom_kill 3\noom_kill_other 9\n") == 3)
    #expect(MemoryKills.count(in: "pgfault 12\n") == nil)
  }
}
