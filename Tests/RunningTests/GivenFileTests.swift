import Course
import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `A given file` {
  @Test func `is compiled as the workbook has it, and a change to it earns advice`() async throws {
    let changed = "import SwiftUI\nenum Settings { static let borderWidth: CGFloat = 50 }"
    let submission = GivenSubmission(["Given.swift": changed, "Cone.swift": GivenSubmission.cone])
    let examination = try #require(await submission.examined("Cone").first)
    #expect(examination.verdict.status == .passed, "\(examination.verdict)")
    #expect(examination.verdict.findings.map(\.code) == ["given-changed"])
    #expect(examination.verdict.findings.first?.severity == .advice)
    #expect(examination.neededFiles.isEmpty)
  }

  @Test func `with other comments and line ends has not changed`() async throws {
    let same = "// mine\r\n" + GivenSubmission.given.replacing("\n", with: "\r\n")
    let submission = GivenSubmission(["Given.swift": same, "Cone.swift": GivenSubmission.cone])
    let verdict = try #require(await submission.examined("Cone").first).verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.isEmpty)
  }

  @Test func `need not be handed in`() async throws {
    let verdict = try #require(await GivenSubmission(["Cone.swift": GivenSubmission.cone]).examined("Cone").first)
      .verdict
    #expect(verdict.status == .passed)
    #expect(verdict.findings.isEmpty)
  }

  @Test func `that no longer compiles costs nothing`() async throws {
    let submission = GivenSubmission(["Given.swift": "enum {", "Cone.swift": GivenSubmission.cone])
    #expect(try await submission.examined("Cone").map(\.verdict.status) == [.passed])
  }

  @Test func `keeps its names: who declares one of them again is told so`() async throws {
    let submission = GivenSubmission([
      "Cone.swift": GivenSubmission.cone + "\nenum Settings { static let other = 1 }",
      "Dome.swift": Code.dome(),
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .passed])
    #expect(verdicts[0].findings.first?.message.contains("Settings") == true, "\(verdicts[0].findings)")
  }

  @Test func `that a learner's names break costs only the one who has them`() async throws {
    // In the given file, CGFloat now means the learner's type.
    let submission = GivenSubmission([
      "Cone.swift": GivenSubmission.cone + "\nstruct CGFloat {}", "Dome.swift": Code.dome(),
    ])
    let verdicts = try await submission.examined("Cone", "Dome").map(\.verdict)
    #expect(verdicts.map(\.status) == [.didNotCompile, .passed], "\(verdicts.map(\.findings))")
  }
}

/// A folder of the chapter Arcs, as if that were given a file.
private struct GivenSubmission {
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  static let given = "import SwiftUI\nenum Settings {\n  static let borderWidth: CGFloat = 5\n}\n"

  /// A cone that is right only beside the given file as it is.
  static let cone = Code.cone("    guard Settings.borderWidth == 5 else { return Path() }\n" + Code.drawing)

  func examined(_ names: String...) async throws -> [Examination] {
    let place = try ScratchFolder()
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place.path)/\(name)")) }
    let chapter = try #require(Course.chapter(named: "Arcs"))
    var file = OriginalFile(given: "Given.swift", in: chapter)
    file.text = Self.given
    let exercises = try names.map { try #require(Course.exercise(id: "Arcs/\($0)")) }
    var examiner = Examiner(folder: Submission.workbook, tools: try Tools.beside(program: Tools.thisProgram))
    examiner.limits = Limits(processorSeconds: 4, wallSeconds: 40)
    let examinations = try await examiner.examine(exercises, of: chapter, given: [file], in: place.path)
    withExtendedLifetime(place) {}
    return examinations
  }
}
