import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite(.enabled(if: OpeningPlace.hasUnzip, "unzip is not here")) struct `Of two downloads of one class` {
  private let place: OpeningPlace
  private let students: ScratchFolder

  init() throws {
    place = try OpeningPlace()
    students = try ScratchFolder()
  }

  private func take(_ sources: [String]) throws -> (remarks: [Submission.Remark], lea: Submission) {
    let taken = try Intake(sources.map(place.path), opening: place.opening).take(into: students.path)
    return (
      taken.remarks, try taken.submission(try #require(taken.entries.first { ["lea", "leeana"].contains($0.name) }))
    )
  }

  private func writeCanvas(attachment: Int, as name: String) throws {
    let files = ["leeana_7_\(attachment)_Cone.swift", "mullerbo_8_\(attachment + 1)_Cone.swift"]
    try place.write(MadeZip(files.map { MadeZip.Entry($0, "struct Cone {}\n") }).bytes, as: name)
  }

  private func writeMoodle(as name: String) throws {
    let files = ["lea_7_assignsubmission_file_/Cone.swift", "bo_8_assignsubmission_file_/Cone.swift"]
    try place.write(MadeZip(files.map { MadeZip.Entry($0, "// \(name)\n") }).bytes, as: name)
  }

  @Test(arguments: [
    ["all"], ["all/submissions.zip", "all/submissions (1).zip"], ["all/submissions (1).zip", "all/submissions.zip"],
  ])
  func `Canvas's own number tells what came last, whatever the order of the sources`(_ sources: [String]) throws {
    try writeCanvas(attachment: 31, as: "all/submissions.zip")
    try writeCanvas(attachment: 44, as: "all/submissions (1).zip")
    let (remarks, lea) = try take(sources)
    #expect(lea.files.map(\.origin) == ["submissions (1).zip/leeana_7_44_Cone.swift"])
    #expect(lea.remarks.first?.message.contains("since it was handed in last") == true)
    #expect(remarks.isEmpty)
  }

  @Test(arguments: [["all"], ["all/submissions.zip", "all/submissions (1).zip"]])
  func `the one with a browser's number counts where nothing else tells`(_ sources: [String]) throws {
    try writeMoodle(as: "all/submissions.zip")
    try writeMoodle(as: "all/submissions (1).zip")
    let (remarks, lea) = try take(sources)
    #expect(lea.files.map(\.origin) == ["submissions (1).zip/lea_7_assignsubmission_file_/Cone.swift"])
    #expect(lea.remarks.first?.message.contains("handed in last") == false)
    #expect(lea.remarks.first?.message.contains("tell your instructor") == true)
    #expect(remarks.isEmpty)
  }

  @Test(arguments: [(["all"], "b.zip", "a.zip"), (["all/b.zip", "all/a.zip"], nil, nil)])
  func `nothing tells which is the later one where they lie side by side, and that is said`(
    _ sources: [String], counting: String?, other: String?
  ) throws {
    try writeMoodle(as: "all/a.zip")
    try writeMoodle(as: "all/b.zip")
    let (remarks, _) = try take(sources)
    #expect(remarks.map(\.path) == [counting].compactMap(\.self))
    guard let remark = remarks.first, let other else { return }
    #expect(remark.kind == .chosen)
    #expect(remark.message.contains(other) && remark.message.contains("lea") && remark.message.contains("bo"))
  }

  @Test func `an order that their names speak against is said`() throws {
    try writeMoodle(as: "all/submissions.zip")
    try writeMoodle(as: "all/submissions (1).zip")
    let (remarks, lea) = try take(["all/submissions (1).zip", "all/submissions.zip"])
    #expect(lea.files.map(\.origin) == ["submissions.zip/lea_7_assignsubmission_file_/Cone.swift"])
    #expect(remarks.map(\.path) == ["submissions.zip"])
    #expect(remarks.map(\.kind) == [.chosen])
  }
}
