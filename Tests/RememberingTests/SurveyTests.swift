import Course
import Foundation
import Judging
import Testing

@testable import Remembering

struct SurveyTests {
  @Test func `a starter is not started, whatever is remembered`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    #expect(try workbook.standing(of: cone)?.state == .notStarted)
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 2)
    try workbook.write("// mine\r\n" + cone.starter, to: workbook.folder.relativePath(of: cone))
    let standing = try #require(try workbook.standing(of: cone))
    #expect(standing.state == .notStarted)
    #expect(standing.points == 0)
  }

  @Test func `a missing file is not started`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try FileManager.default.removeItem(atPath: workbook.folder.path(of: cone))
    #expect(try workbook.standing(of: cone)?.state == .notStarted)
  }

  @Test func `an edited file is begun`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    #expect(try workbook.standing(of: cone)?.state == .begun)
  }

  @Test(arguments: [Verdict.Status.passed, .failed, .didNotCompile, .crashed, .timedOut, .blocked])
  func `a verdict holds as long as nothing changes`(status: Verdict.Status) throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(status, of: cone, points: 1)
    let standing = try #require(try workbook.standing(of: cone))
    #expect(standing.state == .judged(status))
    #expect(standing.points == 1)
  }

  @Test func `a passed file that is edited has changed since it passed`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 2)
    try workbook.edit(cone, "other")
    let standing = try #require(try workbook.standing(of: cone))
    #expect(standing.state == .changedSincePassed(.file))
    #expect(standing.points == 0)
    #expect(!standing.isPassed)
    try workbook.edit(cone)
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
  }

  @Test func `a failed file that is edited is begun`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.failed, of: cone)
    try workbook.edit(cone, "other")
    #expect(try workbook.standing(of: cone)?.state == .begun)
  }

  @Test func `a file in a folder of the chapter counts too`() throws {
    let workbook = try TinyWorkbook()
    let cone = try #require(Course.exercise(id: "Arcs/Cone"))
    try workbook.edit(cone)
    try workbook.write("let nested = 1", to: "Chapters/03-Arcs/Extra/Nested.swift")
    try workbook.record(.passed, of: cone, points: 2, neededFiles: ["Extra/Nested.swift"])
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
    try workbook.write("let nested = 2", to: "Chapters/03-Arcs/Extra/Nested.swift")
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.neededFile("Extra/Nested.swift")))
  }

  @Test func `another file that was needed counts too`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let dome = try Exercise.known("Arcs/Dome")
    try workbook.edit(cone)
    try workbook.edit(dome)
    try workbook.record(.passed, of: cone, points: 2, neededFiles: [dome.file])
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
    try workbook.edit(dome, "other")
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.neededFile("Dome.swift")))
    try FileManager.default.removeItem(atPath: workbook.folder.path(of: dome))
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.neededFile("Dome.swift")))
  }

  @Test func `other tools make a verdict old, unknown tools do not`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 2)
    #expect(try workbook.standing(of: cone, toolchain: "newer")?.state == .changedSincePassed(.toolchain))
    #expect(try workbook.standing(of: cone, toolchain: nil)?.state == .judged(.passed))
  }

  @Test func `another expectation makes a verdict old`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 2)
    try workbook.memory.update { $0[cone].judgement?.expectation = Fingerprint(of: "before") }
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.expectation))
  }

  @Test func `another probe makes a verdict old, the same one does not`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let probe = "Tests/ArcsTests/ConeProbe.swift"
    try workbook.edit(cone)
    try workbook.write("struct ConeProbe {}", to: probe)
    try workbook.record(.passed, of: cone, points: 2)
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
    try workbook.write("struct ConeProbe { }", to: probe)
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.expectation))
    try FileManager.default.removeItem(atPath: "\(workbook.folder.root)/\(probe)")
    #expect(try workbook.standing(of: cone)?.state == .changedSincePassed(.expectation))
    try workbook.write("struct ConeProbe {}", to: probe)
    #expect(try workbook.standing(of: cone)?.state == .judged(.passed))
  }

  @Test func `what is remembered never gives more points than there are`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    try workbook.edit(cone)
    try workbook.record(.passed, of: cone, points: 1000)
    #expect(try workbook.standing(of: cone)?.points == cone.maxPoints)
  }

  @Test func `a missing chapter folder is a problem that names it`() throws {
    let workbook = try TinyWorkbook()
    let cone = try Exercise.known()
    let arcs = try #require(Course.chapter(named: "Arcs"))
    try FileManager.default.removeItem(atPath: workbook.folder.path(of: arcs))
    let problem = #expect(throws: WorkbookFolder.Problem.self) { try workbook.standing(of: cone) }
    #expect(problem?.description.hasPrefix("Chapters/03-Arcs is missing.") == true)
  }

  @Test func `the next exercise is the first begun, else the first not started`() throws {
    let (cone, dome, dial) = (
      try Exercise.known(), try Exercise.known("Arcs/Dome"), try Exercise.known("Arcs/Dial")
    )
    #expect([Standing(dome, .notStarted), Standing(cone, .begun)].next?.exercise.id == cone.id)
    #expect([Standing(dome, .judged(.passed)), Standing(cone, .notStarted)].next?.exercise.id == cone.id)
    #expect([Standing(dome, .changedSincePassed(.file)), Standing(cone, .begun)].next?.exercise.id == dome.id)
    #expect([Standing(dial, .judged(.passed))].next == nil)
  }
}
