import Foundation
import Geometry
import Judging
import Observing
import Testing

@testable import Running

/// No number of a secret question gets out, whatever the code does that is asked it.
@Suite struct `A child that is asked secret questions` {
  static let box = Box(x: 0, y: 0, width: 83.25, height: 47.75)
  static let secret = SecretQuestions(boxes: [box, Box(x: 61.75, y: 9.25, width: 141.75, height: 130.25)])

  /// The numbers of the secret rectangles, and those that a shape works out first.
  static let numbers = ["83.25", "47.75", "41.625", "23.875", "61.75", "9.25", "141.75", "130.25", "203.5", "139.5"]

  /// Returns a cone that draws the right path, after it has done something.
  private func cone(_ statements: String) -> Submission {
    var submission = Submission(["Cone.swift": Code.cone(statements + "\n" + Code.drawing, after: Self.means)])
    submission.secret = Self.secret
    submission.seed = 3
    submission.limits = Limits(processorSeconds: 1, wallSeconds: 40)
    return submission
  }

  /// Where it writes what it is asked: nowhere where nothing contains it, since it would find that in its next run.
  private static let places =
    Containment.ofThisMachine.isActive
    ? "[\"rect.txt\", \"/tmp/rect.txt\", \"/dev/shm/rect.txt\", NSHomeDirectory() + \"/rect.txt\"]" : "[String]()"

  /// Functions that tell what they are given in every way there is.
  private static let means = """
    func tell(_ rect: CGRect) {
      let words = "\\(rect) \\(rect.width) \\(rect.height) \\(rect.midX)"
      print(words)
      FileHandle.standardError.write(Data("\\(words)\\nFatal error: \\(words)\\n".utf8))
      for place in \(places) {
        if let before = try? String(contentsOfFile: place, encoding: .utf8) { print(before) }
        try? words.write(toFile: place, atomically: true, encoding: .utf8)
      }
    }
    func isSecret(_ rect: CGRect) -> Bool { rect.width.truncatingRemainder(dividingBy: 1) != 0 && rect.width > 1 }
    struct Leak: Error { var rect: CGRect }
    """

  private func expectNothingTold(_ examination: Examination) throws {
    let encoder = JSONEncoder.forTravelling
    encoder.outputFormatting = .sortedKeys
    var told = String(decoding: try encoder.encode(examination.verdict), as: UTF8.self)
    if let outcome = examination.secret { told += String(decoding: try encoder.encode(outcome), as: UTF8.self) }
    told += "\(examination.neededFiles) \(examination.verdict)"
    for number in Self.numbers { #expect(!told.contains(number), "\(number) is told: \(told)") }
  }

  @Test func `prints, writes files and says it on standard error, and is right`() async throws {
    let examination = try #require(await cone("    tell(rect)").examined("Cone").first)
    try expectNothingTold(examination)
    #expect(examination.verdict.status == .passed)
    #expect(examination.verdict.printed.contains("(0.0, 0.0, 100.0, 100.0)"))
    #expect(examination.secret == SecretQuestions.Outcome(count: 2, isPassed: true))
  }

  static let ends = [
    "fatalError(\"\\(rect)\")", "try! { throw Leak(rect: rect) }()", "_ = [1][Int(rect.width)]",
    "while true { print(rect) }", "exit(Int32(rect.width))", "FileHandle.standardOutput.closeFile(); close(3)",
    "var path = Path(); path.addRect(rect); return path",
    "return Path(CGRect(x: CGFloat.nan, y: rect.minX, width: rect.width, height: rect.height))",
    "while true { usleep(1) }",
  ]

  @Test(arguments: ends) func `is not passed where it ends in another way, and nothing of that is told`(
    _ end: String
  ) async throws {
    var submission = cone("    tell(rect)\n    if isSecret(rect) { \(end) }")
    // Whoever only waits is not waited for longer than it takes to be sure of it.
    if end.contains("usleep") { submission.limits.wallSeconds = 8 }
    let examination = try #require(await submission.examined("Cone").first)
    try expectNothingTold(examination)
    #expect(examination.verdict.status == .failed)
    #expect(examination.verdict.points == 0)
    #expect(examination.verdict.findings.map(\.code) == ["secret-questions"])
    #expect(examination.secret == SecretQuestions.Outcome(count: 2, isPassed: false))
  }

  @Test func `is not there where there are no points that could be lost`() async throws {
    let examinations = try await cone("    fatalError()").examined("Cone", "Dome")
    #expect(examinations.map(\.verdict.status) == [.crashed, .notStarted])
    #expect(examinations.allSatisfy { $0.secret == nil })
  }
}
