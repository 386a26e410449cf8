import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `A child without a chance to work` {
  /// A program that speaks as the observer does: it waits for ever when it is started first, and answers then.
  private static let script = """
    #!/bin/sh
    run=$(sed 's/.*"run":"\\([^"]*\\)".*/\\1/')
    printf '\\036%s {"started":true}\\n' "$run" >&3
    echo >> "$0.starts"
    if [ $(wc -l < "$0.starts") -eq 1 ]; then exec sleep 100; fi
    printf '\\036%s {"question":0,"path":""}\\n\\036%s {"finished":1}\\n' "$run" "$run" >&3
    """

  private func observation(isBusy: Bool) throws -> (Observation, starts: Int) {
    let place = try ScratchFolder()
    let program = "\(place.path)/program"
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    let run = ProbeRun(program: program, folder: place.path, containment: .limitsAlone(reason: "it is a test"))
    let seen = run.observeFairly(
      module: "Arcs", probe: "ConeProbe", questions: [Question(.path(.init(x: 0, y: 0, width: 1, height: 1)))],
      limits: Limits(processorSeconds: 30, wallSeconds: 2), isMachineBusy: isBusy)
    let starts = try String(contentsOfFile: "\(program).starts", encoding: .utf8)
    return (seen, starts.count)
  }

  @Test func `gets a second one where the machine is busy`() throws {
    let (seen, starts) = try observation(isBusy: true)
    #expect(seen.ending == .finished)
    #expect(starts == 2)
  }

  @Test func `is believed to wait where it is not`() throws {
    let (seen, starts) = try observation(isBusy: false)
    #expect(seen.ending == .waited)
    #expect(starts == 1)
  }
}
