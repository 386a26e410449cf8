import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `Exercises that one process is asked together` {
  private static let inquiries = ["first", "second"].map { run in
    Inquiry(
      run: run, module: "Arcs", probe: "ConeProbe",
      questions: (1...2).map { Question(.path(.init(x: 0, y: 0, width: Double($0), height: 1))) })
  }

  private static let right: [Record] =
    [.started] + (0..<2).map { .answer(question: $0, .path("\($0)")) } + [.finished(count: 2)]

  /// Returns the numbers of the inquiries whose answers count.
  private func answered(
    _ records: [(run: String, record: Record)], _ change: (inout Ended) -> Void = { _ in }
  ) throws
    -> [Int]
  {
    var ended = Ended(way: .exited(0))
    for (run, record) in records { ended.answers += try RecordFraming.bytes(of: record, run: run) }
    change(&ended)
    let seen = ProbeRun.observations(of: ended, inquiries: Self.inquiries)
    for observation in seen.compactMap(\.self) {
      #expect(observation == Observation(answers: [0: .path("0"), 1: .path("1")], ending: .finished))
    }
    return seen.indices.filter { seen[$0] != nil }
  }

  private let both = Self.right.map { ("first", $0) } + Self.right.map { ("second", $0) }

  @Test func `count one by one, as far as each answered all`() throws {
    #expect(try answered(both) == [0, 1])
    #expect(try answered(both.dropLast()) == [0])
    #expect(try answered(Array(both.prefix(2))) == [])
    #expect(try answered(both + [("first", .finished(count: 2))]) == [1])
    #expect(try answered([("second", Self.right[0])] + both) == [0])
  }

  @Test func `do not count where something was printed, was too much, or the process came to another end`() throws {
    #expect(try answered(both) { $0.way = .signaled(SIGILL) } == [])
    #expect(try answered(both) { $0.way = .exited(1) } == [])
    #expect(try answered(both) { $0.ranOutOfTime = true } == [])
    #expect(try answered(both) { $0.output = Data("\n".utf8) } == [])
    #expect(try answered(both) { $0.wroteTooMuch = true } == [])
  }

  /// A program that speaks as the observer does, counts how often it is started, and answers each inquiry.
  private static let script = """
    #!/bin/sh
    echo >> "$0.starts"
    sed 's/"run":"/\\n&/g' | sed -n 's/^"run":"\\([^"]*\\)".*/\\1/p' | while read -r run || [ -n "$run" ]; do
      printf '\\036%s {"started":true}\\n\\036%s {"question":0,"path":""}\\n\\036%s {"finished":1}\\n' $run $run $run >&3
    done
    """

  @Test func `are asked by starting it once`() throws {
    let place = try ScratchFolder()
    let program = "\(place.path)/program"
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    let run = ProbeRun(program: program, folder: place.path, containment: .limitsAlone(reason: "it is a test"))
    let asked = ["Cone", "Dome", "Ring"].map {
      ProbeRun.Asked(
        probe: "\($0)Probe", questions: [Question(.path(.init(x: 0, y: 0, width: 1, height: 1)))])
    }
    let seen = run.observeTogether(module: "Arcs", asked, limits: Limits())
    #expect(seen == asked.map { _ in Observation(answers: [0: .path("")], ending: .finished) })
    #expect(try String(contentsOfFile: "\(program).starts", encoding: .utf8).count == 1)
  }

  @Test func `do not count where one is right only after another one`() async throws {
    let submission = Submission([
      "Cone.swift": Code.cone("    isPrepared = true\n" + Code.drawing, before: "var isPrepared = false"),
      "Dome.swift": Code.dome(before: "    if !isPrepared { return Path() }"),
    ])
    #expect(try await submission.examined("Cone", "Dome").map(\.verdict.status) == [.passed, .failed])
  }

  /// What a right cone does besides, to whatever is asked after it in the same process.
  static let disturbances = [
    "isSpoiled = true", "close(3)", "exit(0)", "fatalError()", "while true {}", "sleep(100)",
    "print(\"here\")", "fclose(stdout)",
    "var more: [[UInt8]] = []; while true { more.append([UInt8](repeating: 1, count: 1 << 20)) }",
  ]

  @Test(arguments: disturbances) func `cost each other nothing, whatever one of them does`(
    _ disturbance: String
  )
    async throws
  {
    let drawing = "    defer { if rect.width == 1 { \(disturbance) } }\n" + Code.drawing
    var submission = Submission([
      "Cone.swift": Code.cone(drawing, before: "import Foundation\nvar isSpoiled = false"),
      "Dome.swift": Code.dome(before: disturbance.hasPrefix("is") ? "    if isSpoiled { return Path() }" : ""),
    ])
    submission.limits = Limits(processorSeconds: 1, wallSeconds: 4)
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts[1].status == .passed, "\(verdicts[1])")
    #expect(verdicts[1].printed == "")
    let isHarmless = ["isSpoiled", "print", "fclose"].contains { disturbance.hasPrefix($0) }
    #expect((verdicts[0].status == .passed) == isHarmless, "\(verdicts[0])")
    #expect(verdicts[0].printed.contains("here") == disturbance.hasPrefix("print"))
  }
}
