import Course
import Foundation
import Running
import Testing

@testable import Grading

@Suite(.enabled(if: OpeningPlace.hasUnzip, "unzip is not here")) struct `The intake of a class` {
  private let place: OpeningPlace
  private let students: ScratchFolder

  static let cone = "struct Cone: Shape {}\n"

  init() throws {
    place = try OpeningPlace()
    students = try ScratchFolder()
  }

  /// Takes sources in, and returns what is known of each student, by id.
  private func take(_ sources: String...) throws -> (students: SubmittedClass, byID: [String: Submission]) {
    let taken = try Intake(sources.map(place.path), opening: place.opening).take(into: students.path)
    let submissions = try taken.entries.map { try taken.submission($0) }
    return (taken, Dictionary(uniqueKeysWithValues: submissions.map { ($0.id, $0) }))
  }

  private func lines(of submission: Submission?) -> [String] {
    guard let submission else { return ["nobody"] }
    return submission.files.map { "\($0.exercise) \($0.origin)" } + submission.remarks.map { "\($0.kind) \($0.path)" }
  }

  @Test func `gives each of ten odd students a row`() throws {
    let given = try #require(Course.chapter(named: "ConditionalModifiers")?.givenFiles.first)
    try place.write(Self.cone, as: "class/tidy/Chapters/03-Arcs/Cone.swift")
    try place.write("// swift-tools-version: 6.3\n", as: "class/tidy/Package.swift")
    try place.write(given.text, as: "class/tidy/Chapters/07-ConditionalModifiers/Card.swift")
    try place.write("struct Cone {}", as: "class/twice/old/deep/Cone.swift")
    try place.write(Self.cone, as: "class/twice/Cone.swift")
    try place.write(Self.cone, as: "class/windows/Cone.swift.txt")
    try place.write(Data([0xFF, 0xFE, 0x61, 0, 0x0D, 0, 0x0A, 0]), as: "class/windows/Dome.swift")
    try place.write(Data("// \u{E4}\r\n".utf16.map { UInt8($0) }), as: "class/windows/Ring.swift")
    try place.write(" \n", as: "class/empty/Cone.swift")
    try FileManager.default.createDirectory(atPath: place.path("class/nothing"), withIntermediateDirectories: true)
    try place.write("%PDF", as: "class/report/report.pdf")
    try place.write("no zip", as: "class/broken.zip")
    try place.write(
      MadeZip([.init("anna/Cone.swift", Self.cone), .init("__MACOSX/anna/._Cone.swift", "x")]).bytes,
      as: "class/anna.zip")
    try place.write(MadeZip([.init("Cone.swift", Self.cone)]).bytes, as: "class/nested/work.zip")
    try place.write(Self.cone, as: "class/Jo\u{308}rg/Cnoe.swift")
    try place.write("name,points\n", as: "class/grades.csv")
    try place.write("x", as: "class/.DS_Store")

    let (taken, byID) = try take("class")
    #expect(
      taken.entries.map(\.name) == [
        "J\u{F6}rg", "anna", "broken", "empty", "nested", "nothing", "report", "tidy", "twice", "windows",
      ])
    #expect(taken.remarks.map(\.path) == ["class/grades.csv"])
    #expect(lines(of: byID["tidy"]) == ["Arcs/Cone Chapters/03-Arcs/Cone.swift", "notTaken tidy"])
    #expect(lines(of: byID["twice"]) == ["Arcs/Cone Cone.swift", "chosen Cone.swift"])
    #expect(
      lines(of: byID["windows"]) == [
        "Arcs/Dome Dome.swift", "Arcs/Cone Cone.swift.txt", "Arcs/Ring Ring.swift", "normalised Dome.swift",
        "normalised Dome.swift", "normalised Cone.swift.txt", "normalised Ring.swift", "normalised Ring.swift",
      ])
    #expect(lines(of: byID["empty"]) == ["notTaken Cone.swift"])
    #expect(lines(of: byID["nothing"]) == ["notTaken nothing"])
    #expect(lines(of: byID["report"]) == ["notTaken report"])
    #expect(lines(of: byID["broken"]) == ["refused broken.zip"])
    #expect(lines(of: byID["anna"]) == ["Arcs/Cone anna/Cone.swift"])
    #expect(lines(of: byID["nested"]) == ["Arcs/Cone work.zip/Cone.swift"])
    #expect(lines(of: byID["J\u{F6}rg"]) == ["notTaken Cnoe.swift"])
    let ring = try #require(Course.exercise(id: "Arcs/Ring"))
    let entry = try #require(taken.entries.first { $0.id == "windows" })
    #expect(taken.text(of: ring, of: entry) == "// \u{E4}\n")
  }

  @Test func `reads an archive of Canvas with late marks and resubmissions`() throws {
    let inner = MadeZip([.init("work/Cone.swift", "struct Cone {}\n"), .init("work/Dome.swift", Self.cone)])
    try place.write(
      MadeZip([
        .init("leeana_7_31_Cone.swift", "old"), .init("leeana_7_44_Cone-1.swift", Self.cone),
        .init("leeana_7_40_Cone-2.swift", "older"), .init(Array("leebo_LATE_8_32_work.zip".utf8), inner.bytes),
        .init("anon_x1Y2_33_cone (1).swift", Self.cone), .init("leecy_LATE_9_34_report.pdf", "%PDF"),
      ]).bytes, as: "submissions.zip")
    let (taken, byID) = try take("submissions.zip")
    #expect(taken.remarks.isEmpty)
    #expect(lines(of: byID["7"]) == ["Arcs/Cone leeana_7_44_Cone-1.swift", "chosen leeana_7_44_Cone-1.swift"])
    #expect(lines(of: byID["8"]) == ["Arcs/Dome work/Dome.swift", "Arcs/Cone work/Cone.swift"])
    #expect(
      lines(of: byID["x1Y2"]) == ["Arcs/Cone anon_x1Y2_33_cone (1).swift", "normalised anon_x1Y2_33_cone (1).swift"])
    #expect(byID.filter(\.value.isLate).keys.sorted() == ["8"])
    #expect(byID["8"]?.sources == ["submissions.zip/leebo_LATE_8_32_work.zip"])
  }

  @Test func `reads an archive of Moodle within a folder, and a later one before it`() throws {
    try place.write(
      MadeZip([
        .init("Aufgabe 3/Lea Müller_12_assignsubmission_file_/Cone.swift", "struct Cone {}\n"),
        .init("Aufgabe 3/Lea Müller_12_assignsubmission_onlinetext_/onlinetext.html", "<p>done</p>"),
        .init("Aufgabe 3/Seán O'Brien_13_assignsubmission_file_/a b/Dome.swift", Self.cone),
        .init("__MACOSX/Aufgabe 3/._x", "x"),
      ]).bytes, as: "first.zip")
    try place.write(
      MadeZip([.init("Lea Müller_12_assignsubmission_file_Cone.swift", Self.cone)]).bytes, as: "second.zip")
    let (taken, byID) = try take("first.zip", "second.zip", "first.zip")
    #expect(taken.remarks.isEmpty)
    #expect(taken.entries.map(\.name) == ["Lea Müller", "Seán O'Brien"])
    let second = "second.zip/Lea Müller_12_assignsubmission_file_Cone.swift"
    #expect(
      lines(of: byID["12"]) == [
        "Arcs/Cone \(second)", "chosen \(second)", "notTaken Lea Müller_12_assignsubmission_onlinetext_",
      ])
    #expect(lines(of: byID["13"]) == ["Arcs/Dome a b/Dome.swift"])
  }

  @Test(arguments: [
    (["anna/Cone.swift", "anna/Dome.swift"], "work"), (["Cone.swift"], "work"), (["03-Arcs/Cone.swift"], "work"),
    (["work/Cone.swift"], "work"), (["shapes-main/Package.swift", "shapes-main/Chapters/03-Arcs/Cone.swift"], "work"),
    (["work/anna/Cone.swift"], "anna"), (["Chapters/03-Arcs/Cone.swift"], "work"),
  ])
  func `knows a single submission from a class`(_ files: [String], student: String) throws {
    try place.write(MadeZip(files.map { MadeZip.Entry($0, Self.cone) }).bytes, as: "work.zip")
    let (_, byID) = try take("work.zip")
    #expect(byID.keys.sorted() == [files[0].hasPrefix("anna") ? "anna" : student])
    #expect(byID.values.first?.files.isEmpty == false)
  }

  @Test func `knows a student's own archive or folder by its name`() throws {
    try place.write(MadeZip([.init("src/Cone.swift", Self.cone)]).bytes, as: "leeana_LATE_7_31_work.zip")
    try place.write(Self.cone, as: "Lea M_12_assignsubmission_file_/a/Cone.swift")
    try place.write(Self.cone, as: "Lea M_12_assignsubmission_file_/b/Dome.swift")
    let (taken, byID) = try take("leeana_LATE_7_31_work.zip", "Lea M_12_assignsubmission_file_")
    #expect(taken.remarks.map(\.path) == ["leeana_LATE_7_31_work.zip"])
    #expect(taken.remarks.first?.message.contains("as the work of one student, leeana") == true)
    #expect(lines(of: byID["7"]) == ["Arcs/Cone src/Cone.swift"])
    #expect(byID["7"]?.isLate == true)
    #expect(lines(of: byID["12"]) == ["Arcs/Dome b/Dome.swift", "Arcs/Cone a/Cone.swift"])
    #expect(byID["12"]?.name == "Lea M")
  }

  @Test(arguments: [
    ("submissions_2026_11_30.zip", ""), ("submissions_2026_11_30.zip", "submissions_2026_11_30/"),
    ("hw_2026_11_30", ""), ("hw_2026_11_30", "hw_2026_11_30/"),
  ])
  func `takes a class for no student's, though it is called as a platform calls one's work`(
    _ name: String, inner: String
  ) throws {
    let files = ["anna/Cone.swift", "bo/Cone.swift", "cy/Dome.swift"].map { inner + $0 }
    if name.hasSuffix(".zip") {
      try place.write(MadeZip(files.map { MadeZip.Entry($0, Self.cone) }).bytes, as: name)
    } else {
      for file in files { try place.write(Self.cone, as: "\(name)/\(file)") }
    }
    let (taken, byID) = try take(name)
    #expect(byID.keys.sorted() == ["anna", "bo", "cy"])
    #expect(taken.remarks.isEmpty)
  }

  @Test func `tells with the exercise what was refused`() throws {
    try place.write(String(repeating: "x", count: 300 << 10), as: "class/leeana_7_31_Cone.swift")
    try place.write(Self.cone, as: "class/leebo_8_32_Cone.swift")
    try FileManager.default.createSymbolicLink(
      atPath: place.path("class/leebo_8_33_Dome.swift"), withDestinationPath: "/etc/passwd")
    let (_, byID) = try take("class")
    #expect(lines(of: byID["7"]) == ["refused leeana_7_31_Cone.swift"])
    #expect(lines(of: byID["8"]) == ["Arcs/Cone leebo_8_32_Cone.swift", "refused leebo_8_33_Dome.swift"])
    #expect(["7", "8"].map { byID[$0]?.remarks.last?.exercise } == ["Arcs/Cone", "Arcs/Dome"])
  }

  @Test func `finds classes that lie side by side in one folder`() throws {
    try place.write(
      MadeZip([.init("leeana_7_31_Cone.swift", Self.cone), .init("leebo_8_32_Cone.swift", Self.cone)]).bytes,
      as: "all/canvas.zip")
    for student in ["Lea_12", "Bo_7"] {
      try place.write(Self.cone, as: "all/group 1/\(student)_assignsubmission_file_/Cone.swift")
    }
    try place.write(Self.cone, as: "all/cy/Cone.swift")
    try place.write("", as: "all/readme.txt")
    let (taken, byID) = try take("all")
    #expect(byID.keys.sorted() == ["12", "7", "7-2", "8", "cy"])
    #expect(byID.values.allSatisfy { $0.files.count == 1 && $0.remarks.isEmpty })
    #expect(byID["7-2"]?.sources == ["group 1/Bo_7_assignsubmission_file_"])
    #expect(taken.remarks.map(\.path) == ["all/readme.txt"])
  }

  @Test func `stops where something is missing here, and says whose work it is about`() throws {
    try place.write(MadeZip([.init("Cone.swift", Self.cone)]).bytes, as: "class/anna.zip")
    try place.write(Self.cone, as: "class/bo/Cone.swift")
    let unpacker = Unpacker(scratch: place.scratch, containment: place.containment, searchPath: "/nowhere")
    let intake = Intake([place.path("class")], opening: Opening(unpacker: unpacker))
    let problem = #expect(throws: WorkbookFolder.Problem.self) { try intake.take(into: students.path) }
    #expect(problem?.description.hasPrefix("\(place.path("class/anna.zip")) was not taken in.") == true)
    #expect(problem?.description.contains("unzip") == true)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"), arguments: ["class/anna/Cone.swift", "class/anna"])
  func `withholds the work of whom it may not read, says what to do, and takes in the others`(_ closed: String) throws {
    try place.write(Self.cone, as: "class/anna/Cone.swift")
    try place.write(Self.cone, as: "class/bo/Cone.swift")
    chmod(place.path(closed), 0)
    defer { chmod(place.path(closed), 0o755) }
    let taken = try take("class")
    #expect(taken.students.entries.map(\.id) == ["anna", "bo"])
    let obstacle = try #require(taken.byID["anna"]?.obstacle)
    #expect(obstacle.contains(place.path(closed)), "\(obstacle)")
    #expect(obstacle.contains("chmod -R u+rX \"\(place.path("class"))\""), "\(obstacle)")
    #expect(taken.byID["bo"]?.obstacle == nil)
    #expect(taken.byID["bo"]?.files.count == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `stops where the whole class may not be read, but not at a note beside it`() throws {
    try place.write(Self.cone, as: "class/anna/Cone.swift")
    try place.write("to do", as: "class/notes.txt")
    chmod(place.path("class/notes.txt"), 0)
    #expect(try take("class").students.entries.map(\.id) == ["anna"])
    chmod(place.path("class"), 0)
    defer { chmod(place.path("class"), 0o755) }
    let problem = #expect(throws: WorkbookFolder.Problem.self) { try take("class") }
    #expect(problem?.description.contains("chmod -R u+rX \"\(place.path("class"))\"") == true)
  }

  @Test func `stops where a source is not there`() throws {
    #expect(throws: WorkbookFolder.Problem.self) { try take("nothing.zip") }
  }

  @Test func `gives the same whatever it is taken from`() throws {
    let files = ["anna/Cone.swift", "anna/x/Cone.swift", "bo/cone.swift", "bo/Helper.swift", "cy/Cnoe.swift"]
    for file in files { try place.write("// \(file)\n", as: "class/\(file)") }
    try place.write(MadeZip(files.reversed().map { MadeZip.Entry($0, "// \($0)\n") }).bytes, as: "class.zip")
    let (_, fromFolder) = try take("class")
    let other = try ScratchFolder()
    let taken = try Intake([place.path("class.zip")], opening: place.opening).take(into: other.path)
    for entry in taken.entries {
      let submission = try taken.submission(entry)
      #expect(submission.files == fromFolder[submission.id]?.files)
      #expect(submission.remarks == fromFolder[submission.id]?.remarks)
    }
    #expect(taken.entries.count == 3)
  }
}
