import Course
import Foundation
import Judging
import Testing

@testable import Running

@Suite struct `A chapter's folder from anybody` {
  /// Names of files that a compiler could take for options, or for something in its messages.
  static let oddNames = [
    "-o.swift", "@x.swift", "a:b.swift", "it's \"quoted\".swift", "two\nlines.swift",
    "x\n/tmp/Dome.swift:1:1: error: forged.swift", "right\u{202E}tfel.swift", "ring\u{7}.swift", "🔺.swift", " .swift",
    "%s$(id)`id`.swift", "back\\slash.swift", String(repeating: "n", count: 240) + ".swift",
  ]

  @Test func `may hold files of any name`() async throws {
    var files = ["Dome.swift": Code.dome(using: "Spot0")]
    for (number, name) in Self.oddNames.enumerated() {
      let next = number + 1 < Self.oddNames.count ? "Spot\(number + 1)" : "CGPoint"
      files[name] = "import SwiftUI\ntypealias Spot\(number) = \(next)"
    }
    let examination = try #require(await Submission(files).examined("Dome").first)
    #expect(examination.verdict.status == .passed, "\(examination.verdict.findings)")
    // All that is said is that such files are no exercise's.
    #expect(examination.verdict.findings.map(\.code) == ["not-taken-file"])
    #expect(examination.neededFiles.count == Self.oddNames.count)
  }

  @Test func `has odd names told so that they can be seen`() async throws {
    let submission = Submission([
      "Dome.swift": Code.dome(using: "Spot"), "x\n\u{202E}:1:1: error: y.swift": "typealias Spot = Nonsense",
    ])
    let verdict = try #require(await submission.examined("Dome").first).verdict
    #expect(verdict.status == .blocked)
    #expect(verdict.findings.first?.message.contains("/x\\u{A}\\u{202E}:1:1: error: y.swift,") == true, "\(verdict)")
  }

  @Test(arguments: ["link", "pipe", "folder", "large"])
  func `costs an exercise whose file cannot be read, and nothing else`(_ kind: String) async throws {
    let place = try ScratchFolder()
    let file = "\(place.path)/Cone.swift"
    switch kind {
    case "link": symlink("/etc/passwd", file)
    case "pipe": mkfifo(file, 0o666)
    case "folder": mkdir(file, 0o755)
    default: try Data(count: 300_000).write(to: URL(fileURLWithPath: file))
    }
    symlink("/etc/passwd", "\(place.path)/Extra.swift")
    try Data(Code.dome().utf8).write(to: URL(fileURLWithPath: "\(place.path)/Dome.swift"))
    let chapter = try #require(Course.chapter(named: "Arcs"))
    let exercises = chapter.exercises.filter { ["Cone", "Dome"].contains($0.name) }
    let examiner = Examiner(folder: Submission.workbook, tools: try Tools.beside(program: Tools.thisProgram))
    let verdicts = try await examiner.examine(exercises, of: chapter, in: place.path).map(\.verdict)
    #expect(Set(verdicts.map(\.status)) == [.failed, .passed])
    for verdict in verdicts {
      let errors = verdict.findings.filter { $0.severity == .error }
      #expect(errors.map(\.code) == (verdict.status == .failed ? ["unread-file"] : []))
      let advice = verdict.findings.filter { $0.severity == .advice }
      #expect(advice.map(\.message) == ["Extra.swift was not read: it is a link, and links are not followed."])
    }
  }

  @Test func `is judged as it was when it was read`() async throws {
    // The copies are what the compiler reads, so nothing is left of the learner's folder but bytes.
    let place = try ScratchFolder()
    let file = "\(place.path)/Spot.swift"
    try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: file))
    let files = try ChapterFiles(folder: place.path, called: "Chapters")
    try Data("let b = 2".utf8).write(to: URL(fileURLWithPath: file))
    let folder = try CompilationFolder(in: place)
    let copies = try folder.copies(of: files.files, group: "chapter")
    #expect(try copies.map { try String(contentsOfFile: $0.path, encoding: .utf8) } == ["let a = 1"])
    #expect(copies[0].path.hasPrefix(folder.sources) && copies[0].path.hasSuffix("/Spot.swift"))
    #expect(!folder.products.hasPrefix(folder.sources))
  }
}
