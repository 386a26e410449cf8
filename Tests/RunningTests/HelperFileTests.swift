import Judging
import Testing

@testable import Running

@Suite struct `A file that is no exercise's` {
  private static let helper = "import SwiftUI\nextension CGRect { var heart: CGPoint { CGPoint(x: midX, y: midY) } }"
  private static let cone = Code.cone.replacing("CGPoint(x: rect.midX, y: rect.midY)", with: "rect.heart")

  @Test func `is told of where an exercise uses it, since it is not graded with it`() async throws {
    let submission = Submission(["Cone.swift": Self.cone, "Dome.swift": Code.dome(), "Extensions.swift": Self.helper])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.passed, .passed], "\(verdicts.map(\.findings))")
    #expect(verdicts[0].findings.map(\.code) == ["not-taken-file"])
    let finding = try #require(verdicts[0].findings.first)
    #expect(finding.severity == .advice)
    #expect(finding.message.contains("code of Extensions.swift"))
    #expect(finding.hint?.contains("into Cone.swift") == true)
    #expect(verdicts[1].findings.isEmpty)
  }

  @Test func `is not told of beside an exercise that is not begun`() async throws {
    let submission = Submission(["Extensions.swift": Self.helper])
    #expect(try await submission.examined("Dome").first?.verdict.findings.map(\.code) == ["missing-file"])
  }
}
