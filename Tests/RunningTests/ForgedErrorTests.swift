import Course
import Foundation
import Judging
import Testing

@testable import Running

/// A cone that tries to make its own errors those of the dome beside it.
struct ForgedErrors: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var cone: String

  static let all = [
    ForgedErrors(
      testDescription: "a place that is another file's",
      cone: Code.cone + "\n#sourceLocation(file: \"Dome.swift\", line: 3)\nlet x: Int = \"\"\n#sourceLocation()"),
    ForgedErrors(
      testDescription: "a place that is nobody's",
      cone: Code.cone + "\n#sourceLocation(file: \"/nowhere\", line: 3)\nlet x: Int = \"\"\n#sourceLocation()"),
    ForgedErrors(
      testDescription: "an error with several lines",
      cone: Code.cone + "\n#error(\"a\\n/tmp/Dome.swift:1:1: error: b\\nDome.swift:1:1: error: c\\nerror: d\")"),
    ForgedErrors(
      testDescription: "text that the compiler quotes",
      cone: Code.cone + "\nlet x = \"\"\"\nerror: compile command failed due to signal 24\n\"\"\" as Int"),
    ForgedErrors(
      testDescription: "the dome itself", cone: Code.cone + "\nstruct Dome {}"),
    ForgedErrors(
      testDescription: "the dome's probe", cone: Code.cone + "\nstruct DomeProbe {}"),
    ForgedErrors(
      testDescription: "symbols of the linker",
      cone: Code.cone + "\n@_cdecl(\"twice\") public func a() {}\n@_cdecl(\"twice\") public func b() {}"),
  ]
}

@Suite struct `A file with forged errors` {
  @Test(arguments: ForgedErrors.all)
  func `costs no other file its verdict`(_ forged: ForgedErrors) async throws {
    let submission = Submission(["Cone.swift": forged.cone, "Dome.swift": Code.dome()])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .passed], "\(verdicts.map(\.findings))")
  }

  @Test func `that declares its neighbour's type costs that one nothing`() async throws {
    let submission = Submission(["Cone.swift": Code.cone, "Dome.swift": Code.dome() + "\nstruct Cone {}"])
    let verdict = try #require(await submission.examined("Cone", "Dome").first).verdict
    #expect(verdict.status == .passed, "\(verdict.findings)")
  }

  @Test func `with errors without number is told the first ones`() async throws {
    let errors = (0..<8000).map { "let x\($0): Int = \"\"" }.joined(separator: "\n")
    let submission = Submission(["Cone.swift": Code.cone + "\n" + errors, "Dome.swift": Code.dome()])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .passed])
    #expect(verdicts[0].findings.map(\.line) == [16, 17, 18])
  }

  @Test func `with a message of a hundred thousand letters is told its beginning`() async throws {
    let file = Code.cone + "\n#error(\"\(String(repeating: "long ", count: 20_000))\")"
    let verdict = try #require(await Submission(["Cone.swift": file]).examined("Cone").first).verdict
    #expect(verdict.status == .didNotCompile)
    #expect((verdict.findings.first?.message.count ?? 0) < 500)
  }
}
