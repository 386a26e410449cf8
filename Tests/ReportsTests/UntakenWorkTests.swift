import Course
import Grading
import Judging
import Testing

@testable import Reports

/// What is told of work of which nothing, or not all, could be used.
struct UntakenWorkTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  private static func graded(
    _ remarks: [Submission.Remark], id: String = "12", name: String = "Lea", files: [Submission.File] = [],
    _ status: Verdict.Status = .notStarted
  ) -> GradedSubmission {
    GradedSubmission(
      Submission(id: id, name: name, files: files, remarks: remarks),
      exercises: [GradedSamples.exercise(Samples.cone, status, file: files.isEmpty ? nil : "text")], containments: [])
  }

  private static func line(_ graded: GradedSubmission) -> String {
    GradeLine(graded, isUnchanged: false).text(nameWidth: 3, plain)
  }

  private static let locked = Submission.Remark(.refused, path: "work.zip", "This archive is encrypted.")
  private static let cone = Submission.File(
    exercise: "Arcs/Cone", origin: "Cone.swift", fingerprint: PageSamples.fingerprint)

  @Test(arguments: [
    ([locked], "nothing usable: 1 archive refused"),
    ([locked, .init(.refused, path: "b.7z", "No.")], "nothing usable: 2 archives refused"),
    ([locked, .init(.refused, path: "Cone.swift", "It is a link.")], "nothing usable: 2 files or folders refused"),
    ([.init(.notTaken, path: "work.rar", "No.")], "nothing usable: 1 file or folder not taken"),
    ([.init(.notTaken, path: "me/Solutions", "No.")], "nothing usable: folder Solutions not looked into"),
    (
      [locked, .init(.notTaken, path: "me/build", "No."), .init(.notTaken, path: "me/Tests", "No.")],
      "nothing usable: 1 archive refused, folders build and Tests not looked into"
    ),
  ])
  func `a line says that nothing could be used, and why`(remarks: [Submission.Remark], expected: String) {
    #expect(Self.line(Self.graded(remarks)) == "Lea (12)  0 of 2 points: 1 not started, \(expected)\n")
  }

  @Test func `a line says nothing of it where nothing was handed in, or all that is asked for`() {
    let nothing = Submission.Remark(.notTaken, path: "Lea", "There is no file in it. Hand in the Swift files.")
    for remarks in [[], [nothing]] {
      #expect(Self.line(Self.graded(remarks)) == "Lea (12)  0 of 2 points: 1 not started\n")
    }
    let build = Submission.Remark(.notTaken, path: "build", "No.")
    #expect(Self.line(Self.graded([build], files: [Self.cone], .passed)) == "Lea (12)  2 of 2 points: 1 passed\n")
  }

  @Test func `a line tells what was refused beside what could be used`() {
    let text = Self.line(Self.graded([Self.locked], files: [Self.cone], .passed))
    #expect(text == "Lea (12)  2 of 2 points: 1 passed, 1 archive refused\n")
  }

  @Test func `the summary counts who has handed in nothing usable, and names the first`() {
    var summary = GradeSummary()
    summary.add(Self.graded([], name: "Idle"))
    for (id, name) in [("1", "Ann"), ("2", "B\u{7}ob"), ("3", "Cid"), ("4", "Dan")] {
      summary.add(Self.graded([Self.locked], id: id, name: name))
    }
    let text = summary.text(folder: "x", remarks: [], containment: Samples.contained, Self.plain)
      .split(separator: "\n").joined(separator: " ")
    #expect(
      text.contains(
        "4 students handed in nothing that could be used: Ann (1), B\\u{7}ob (2), Cid (3) and 1 more. "
          + "Their pages say why."), "\(text)")
  }

  @Test func `the table has a column for it`() throws {
    let remarks = [Submission.Remark(.notTaken, path: "=1+1/Solutions", "No.")]
    var text = ""
    try GradebookCSV(GradedSamples.gradebook([Self.graded(remarks)])).write { text += $0 }
    let rows = text.split(separator: "\r\n")
    #expect(rows[0].hasPrefix("\u{FEFF}Id,Name,Late,Points,Max points,Complete,Not judged,Remarks,"))
    #expect(rows[1].hasPrefix("\"12\",\"Lea\",no,0,2,yes,0,\"nothing usable: folder Solutions not looked into\","))
  }

  @Test func `a student's page does not say that nothing was handed in`() throws {
    let page = try PageReading(PageSamples.page(of: Self.graded([Self.locked])))
    let text = page.elements.map(\.text).joined(separator: "\n")
    #expect(!text.contains("Not handed in"))
    #expect(text.contains("Not found in what could be used of your work:"))
    #expect(page.all(class: "notice").first?.text.contains("Nothing of what you handed in could be used.") == true)
    #expect(page.all("h3").map(\.text).contains("Could not be read"))
    let empty = try PageReading(PageSamples.page(of: Self.graded([])))
    #expect(empty.elements.contains { $0.text == "Not handed in:" })
  }

  @Test func `nobody is told of harm whose archive has a password`() {
    #expect(!PageSamples.page(of: Self.graded([Self.locked])).contains("harm"))
  }

  @Test func `a page lists the files of the exercises that are asked for, and counts the others`() throws {
    let others = ["Arcs/Dome", "Arcs/Ring"].map {
      Submission.File(exercise: $0, origin: "\($0).swift", fingerprint: PageSamples.fingerprint)
    }
    let graded = Self.graded([], files: [Self.cone] + others, .passed)
    let gradebook = PageSamples.gradebook([graded], exercises: [Samples.cone])
    let page = try PageReading(StudentPage(graded, of: gradebook, place: 0).text)
    #expect(page.all("summary").map(\.text).contains("1 file taken, and where it was found"))
    let text = page.elements.map(\.text).joined(separator: "\n")
    #expect(!text.contains("Dome.swift"))
    #expect(text.contains("2 more files were taken, for exercises that are not graded here."))
  }
}
