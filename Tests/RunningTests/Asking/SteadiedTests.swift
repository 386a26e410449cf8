import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `What is told of a run` {
  @Test(arguments: [
    ("ObjectIdentifier(0x00007f31c4003a10) is gone", "ObjectIdentifier(0x…) is gone"),
    ("0x7 and 0xFF are numbers", "0x7 and 0xFF are numbers"),
    ("no file /tmp/workbook-4711-aB3xYz/out/1/libArcs.so: no", "no file …/out/1/libArcs.so: no"),
    ("'/var/tmp/x y/workbook-1-abcdef'", "'/var/tmp/x …'"),
    ("id 3F2504E0-4F89-11D3-9A0C-0305E82C3301.", "id …."),
    ("a workbook-1 of 3 - 4", "a workbook-1 of 3 - 4"),
  ])
  func `holds nothing that differs from run to run`(_ text: String, steadied: String) {
    #expect(text.steadied == steadied)
  }

  private func printed(_ output: Data, _ way: Ended.Way, ranOutOfTime: Bool = false) throws -> String {
    let inquiry = Inquiry(run: "run", module: "Arcs", probe: "ConeProbe", questions: [])
    var ended = Ended(way: way)
    ended.answers = try RecordFraming.bytes(of: .started, run: "run")
    ended.output = output
    ended.ranOutOfTime = ranOutOfTime
    return ProbeRun.observation(of: ended, inquiry: inquiry).printed
  }

  @Test func `is the same whenever it was stopped`() throws {
    let lines = (0..<100_000).map { "line \($0)\n" }.joined()
    for text in [lines, String(repeating: "ä", count: 100_000)] {
      let all = Data(text.utf8)
      let first = try printed(all.prefix(4096), .signaled(SIGXCPU))
      for count in [4097, 8192, 65_536, 300_000] {
        let cut = all.prefix(count)
        #expect(try printed(cut, .signaled(SIGXCPU)) == first)
        #expect(try printed(cut, .signaled(SIGKILL), ranOutOfTime: true) == first)
        #expect(try printed(HeadAndTail(cut, limit: 5000).data, .signaled(SIGKILL)) == first)
      }
      #expect(first.hasSuffix("\n[... and so on ...]\n"))
      #expect(!first.contains("\u{FFFD}"))
    }
    #expect(try printed(Data("one\n".utf8), .signaled(SIGXCPU)) == "one\n")
    #expect(try printed(all(of: "end"), .signaled(SIGILL)).hasSuffix("end"))
  }

  @Test func `names no question where it is chance at which of them too much was printed`() throws {
    let questions = (1...9).map { Question(.path(.init(x: 0, y: 0, width: Double($0), height: 1))) }
    let inquiry = Inquiry(run: "run", module: "Arcs", probe: "ConeProbe", questions: questions)
    func isKnown(answers: Int, printed: Int) throws -> Bool {
      var ended = Ended(way: .signaled(SIGKILL))
      ended.wroteTooMuch = true
      for record in [.started] + (0..<answers).map({ Record.answer(question: $0, .path("")) }) {
        ended.answers += try RecordFraming.bytes(of: record, run: "run")
      }
      ended.output = Data(repeating: 65, count: printed)
      let observation = ProbeRun.observation(of: ended, inquiry: inquiry)
      #expect(observation.ending == .exceededOutput)
      return observation.isLastQuestionKnown
    }
    #expect(try !isKnown(answers: 3, printed: 1 << 20))
    #expect(try isKnown(answers: 0, printed: 1 << 20))
    #expect(try isKnown(answers: 3, printed: 100))
  }

  private func all(of end: String) -> Data { Data(String(repeating: "x", count: 9000).utf8) + Data(end.utf8) }
}
