import Foundation
import Judging
import Testing

@testable import Course
@testable import Running

@Suite struct `A file that cannot be read` {
  private func verdict(_ reason: Unreadable) throws -> Verdict {
    let exercise = try #require(Course.exercise(id: "Arcs/Cone"))
    let files = ChapterFiles(files: [], omissions: [SourceFolder.Omission(name: "Cone.swift", reason: reason)])
    return try #require(files.unreadVerdict(on: exercise, folder: "03-Arcs"))
  }

  @Test(arguments: [EMFILE, ENFILE, EIO, ENOMEM, EACCES])
  func `costs no point where the disk or the system keeps it back`(_ number: Int32) throws {
    let verdict = try verdict(Unreadable(number))
    #expect(verdict.status == .graderError)
    let reason = String(cString: strerror(number))
    #expect(
      verdict.findings.first?.message
        == "03-Arcs/Cone.swift cannot be read (\(reason)), so it could not be judged, which may not be your fault.")
  }

  @Test(arguments: [Unreadable.link, .folder, .noPlainFile, .tooLarge])
  func `is the learner's where something else lies in its place`(_ reason: Unreadable) throws {
    #expect(try verdict(reason).status == .failed)
  }
}
