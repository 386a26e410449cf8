import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite(.enabled(if: OpeningPlace.hasUnzip, "unzip is not here")) struct `Work with a name that begins with a dot` {
  private let place: OpeningPlace
  private let students: ScratchFolder

  init() throws {
    place = try OpeningPlace()
    students = try ScratchFolder()
  }

  private func take(_ source: String) throws -> (remarks: [Submission.Remark], byID: [String: Submission]) {
    let taken = try Intake([place.path(source)], opening: place.opening).take(into: students.path)
    return (
      taken.remarks, Dictionary(uniqueKeysWithValues: try taken.entries.map { ($0.id, try taken.submission($0)) })
    )
  }

  private static let names = [
    "anna/Cone.swift", "bo/Cone.swift", ".cy/Cone.swift", ".git/HEAD", ".vscode/settings.json", ".DS_Store",
    ".gitignore",
    ".Trash-1000/x", "__MACOSX/._anna", "._bo", ".build/x",
  ]

  @Test(arguments: [true, false])
  func `is told to the instructor, and what tools leave behind is not`(isArchive: Bool) throws {
    let inner = MadeZip("Cone.swift").bytes
    if isArchive {
      let files = Self.names.map { MadeZip.Entry($0) } + [MadeZip.Entry(Array(".di.zip".utf8), inner)]
      try place.write(MadeZip(files).bytes, as: "class.zip")
    } else {
      for file in Self.names { try place.write(as: "class/\(file)") }
      try place.write(inner, as: "class/.di.zip")
    }
    let name = isArchive ? "class.zip" : "class"
    let (remarks, byID) = try take(name)
    #expect(byID.keys.sorted() == ["anna", "bo"])
    #expect(remarks.map(\.path) == ["\(name)/.cy", "\(name)/.di.zip"])
    #expect(remarks.allSatisfy { $0.kind == .notTaken && $0.message.contains("give it a name without one") })
  }

  @Test(arguments: [true, false])
  func `is graded where a platform has put the student's name first`(isArchive: Bool) throws {
    let files = [
      ".Lea_12_assignsubmission_file_/Cone.swift", "Bo_13_assignsubmission_file_/Cone.swift",
      ".Cy_14_assignsubmission_file_Cone.swift", "._Bo_13_assignsubmission_file_",
    ]
    for file in files where !isArchive { try place.write(as: "class/\(file)") }
    if isArchive { try place.write(MadeZip(files.map { .init($0) }).bytes, as: "class.zip") }
    let (remarks, byID) = try take(isArchive ? "class.zip" : "class")
    #expect(remarks == [])
    #expect(byID.keys.sorted() == ["12", "13", "14"])
    #expect(byID.values.allSatisfy { $0.files.map(\.exercise) == ["Arcs/Cone"] && $0.remarks == [] })
    #expect(byID["12"]?.name == ".Lea")
  }

  @Test func `is told to the student where it lies in the student's folder`() throws {
    for file in [".work/Cone.swift", ".git/Cone.swift", "a/.old/x.swift", "Dome.swift", ".swiftpm/x"] {
      try place.write(as: "class/lea/\(file)")
    }
    try place.write(MadeZip("Cone.swift").bytes, as: "class/lea/.cone.zip")
    try place.write(as: "class/bo/Cone.swift")
    let lea = try take("class").byID["lea"]
    #expect(lea?.files.map(\.exercise) == ["Arcs/Dome"])
    #expect(lea?.remarks.map(\.path) == [".cone.zip", ".work", "a/.old"])
    #expect(lea?.remarks.allSatisfy { $0.message.contains("without one") } == true)
  }
}
