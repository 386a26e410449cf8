import Course
import Foundation
import Grading
import Running
import Synchronization
import Testing

@testable import workbook

/// The command `grade` with a grader that finds what the files say.
struct GradeCommandTests {
  private static let works = [
    "Lea Müller": ["Arcs/Cone": "right", "Arcs/Dome": "wrong"], "Anna Berg": ["Arcs/Cone": "wrong"],
    "Zoe": ["Paths/Star": "right"],
  ]

  @Test func `a line a submission in the order of names, then a summary, and everything is written`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Dome")
    #expect(outcome.notes.isEmpty)
    #expect(outcome.status == .success)
    #expect(
      students.said.withLock { $0 } == [
        "Anna Berg   0 of 3 points: 1 failed, 1 not started\n", "Lea Müller  2 of 3 points: 1 passed, 1 failed\n",
        "Zoe         0 of 3 points: 2 not started\n",
      ])
    #expect(
      outcome.output == """
        3 submissions, all of them graded.
        Mean 0.7, median 0 of 3 points.
        The gradebook is in grades: gradebook.csv, gradebook.json, index.html, and a
        page for each student in students.
        Learner code is kept in by limits alone: this is a test.

        """)
    for name in ["gradebook.json", "gradebook.csv", "index.html", "run.json"] {
      #expect(students.exists("grades/\(name)"))
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(students.root)/grades/students")
    #expect(pages.count == 3)
    #expect(students.text(at: "grades/run.json")?.contains("\"host\": \"here\"") == true)
    #expect(students.text(at: "grades/gradebook.json")?.contains("here") == false)
    #expect(Set(students.judged.withLock { $0 }).isSubset(of: ["Arcs/Cone", "Arcs/Dome"]))
  }

  @Test func `what could not be judged is named, is no zero, and gives status 3`() async throws {
    let students = try GradedClass([
      "Lea": ["Arcs/Cone": "broken", "Arcs/Dome": "right"], "Max": ["Arcs/Cone": "right"],
    ])
    let outcome = await students.run("handed", "--out", "grades", "--exercises", "Arcs/Cone,Arcs/Dome")
    #expect(outcome.status == .graderError)
    #expect(outcome.notes.first == "Lea, Arcs/Cone: It broke\\u{7} down.")
    #expect(outcome.notes.last?.hasPrefix("1 exercise could not be judged, which is no fault of the students") == true)
    #expect(outcome.output.hasPrefix("2 submissions, 1 of them with something that could not be judged"))
    let table = try #require(students.text(at: "grades/gradebook.csv")).split(separator: "\r\n")
    #expect(table[1] == "\"Lea\",\"Lea\",no,,3,no,1,,1,")
    #expect(table[2] == "\"Max\",\"Max\",no,2,3,yes,0,,0,2")
  }

  @Test func `JSON is what is written, and nothing else`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "grades", "--json")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == .success)
    let told = students.said.withLock { $0.joined() }
    #expect(told == students.text(at: "grades/gradebook.json"))
    let full = await students.run("handed", "--out", "grades", "--json") { $0.tell = { _ in "No space left" } }
    #expect(full.status == .wrongUsage)
    #expect(full.notes == ["The output cannot be written (No space left). The gradebook itself is complete."])
  }

  @Test func `a preview writes nothing`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "grades", "--preview")
    #expect(outcome.status == .success)
    #expect(outcome.output.hasPrefix("There is no gradebook yet that could change. It would get 3 submissions.\n"))
    #expect(students.said.withLock { $0 }.isEmpty)
    #expect(!students.exists("grades"))
  }

  @Test func `a run that is gone on with knows where the submissions are`() async throws {
    let students = try GradedClass(Self.works)
    _ = await students.run("handed", "--out", "grades", "--seed", "7")
    let first = students.text(at: "grades/gradebook.json")
    let again = await students.run("--resume", "--out", "grades")
    #expect(again.status == .success, "\(again.notes)")
    #expect(students.said.withLock { $0.count } == 3)
    #expect(first?.isEmpty == false)
  }

  @Test func `one student is found by name, whatever letters are capitals`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "grades", "--only", "lea müller")
    #expect(outcome.status == .notPassed, "\(outcome.notes)")
    let nobody = await students.run("handed", "--out", "grades", "--only", "Lea Muller")
    #expect(nobody.status == .wrongUsage)
    #expect(nobody.notes == ["Nobody here is called “Lea Muller”. Did you mean Lea Müller?"])
  }

  @Test func `who grades one student first is told that the others are missing`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "grades", "--only", "Zoe")
    #expect(
      outcome.notes == [
        "2 students of the class are not in this gradebook yet: the same command without --only grades them."
      ])
    #expect(outcome.output.hasPrefix("1 of 3 submissions graded: the gradebook is not complete yet.\n"))
  }

  @Test func `a repaired probe has its exercise graded anew, and no other chapter`() async throws {
    let students = try GradedClass(Self.works)
    let chapter = try #require(Course.chapter(named: "Paths"))
    _ = await students.run("handed", "--out", "grades")
    #expect(await students.run("handed", "--out", "grades").status == .success)
    #expect(students.judged.withLock { $0 }.isEmpty)
    try students.write("// repaired", to: "Tests/\(chapter.suite)/StarProbe.swift")
    #expect(await students.run("handed", "--out", "grades").status == .success)
    #expect(students.judged.withLock { $0 } == ["Paths/Star"])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var note: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: [], note: "grade needs a folder for the gradebook"),
    Case(words: ["handed"], note: "grade needs a folder for the gradebook"),
    Case(words: ["--out", "grades"], note: "grade needs the folder or the archive with the submissions"),
    Case(words: ["--out", "grades", "--resume"], note: "There is no run in grades to go on with."),
    Case(words: ["handed", "--out", "."], note: ". is the workbook, or the workbook lies in it."),
    Case(words: ["handed", "--out", "/"], note: "/ is the workbook, or the workbook lies in it."),
    Case(words: ["handed", "--out", "Chapters/out"], note: "Chapters/out lies in the workbook's own Chapters."),
    Case(words: ["handed", "--out", "x/../Tests"], note: "x/../Tests lies in the workbook's own Tests."),
    Case(words: ["handed", "--out", ".build/x"], note: ".build/x lies in the workbook's own .build."),
    Case(words: ["handed", "--out", "handed/out"], note: "handed/out lies in handed, where submissions are read."),
    Case(words: ["handed", "--out", "link/out"], note: "link/out lies in handed, where submissions are read."),
    Case(words: ["handed", "--out", "handed"], note: "holds other files"),
    Case(words: ["empty", "--out", "empty"], note: "empty is also a folder with submissions."),
    Case(words: ["nothing", "--out", "grades"], note: "nothing is not there (looked for at /"),
    Case(words: ["empty", "--out", "grades"], note: "There is no submission in "),
    Case(
      words: ["handed", "--out", "grades", "--jobs", "0"], note: "--jobs takes a whole number from 1 to 256, and 0"),
    Case(words: ["handed", "--out", "grades", "--jobs", "257"], note: "--jobs takes a whole number from 1 to 256"),
    Case(words: ["handed", "--out", "grades", "--seed", "x"], note: "--seed takes a whole number"),
    Case(words: ["handed", "--out", "grades", "--exercises", "Arcs,Conne"], note: "Did you mean Cone or Coin?"),
    Case(words: ["handed", "--out", "grades", "--exercises", ","], note: "--exercises needs a value"),
    Case(words: ["handed", "--out", "grades", "--secret", "none.json"], note: "none.json"),
    Case(words: ["handed", "--out", "grades", "--only", "Nobody"], note: "Nobody here is called “Nobody”."),
    Case(words: ["handed", "--out", "grades", "--require-containment"], note: "Nothing was run"),
  ])
  func `what cannot be done is said in a sentence, and nothing is written`(sample: Case) async throws {
    let students = try GradedClass(Self.works)
    let files = FileManager.default
    try files.createDirectory(atPath: "\(students.root)/empty", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: "\(students.root)/link", withDestinationPath: "handed")
    let outcome = await Invocation.outcome(of: ["grade"] + sample.words, in: students.world)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.notes.count == 1)
    #expect(outcome.notes.first?.contains(sample.note) == true, "\(outcome.notes)")
    #expect(!students.exists("grades/gradebook.json"))
    #expect(students.judged.withLock { $0 }.isEmpty)
  }

  @Test func `a folder whose name only begins like the other's is another folder`() async throws {
    let students = try GradedClass(Self.works)
    let outcome = await students.run("handed", "--out", "handed-grades", "--exercises", "Arcs/Cone")
    #expect(outcome.status == .success, "\(outcome.notes)")
    #expect(students.exists("handed-grades/gradebook.csv"))
  }

  @Test func `a folder with something else in it is left alone`() async throws {
    let students = try GradedClass(Self.works)
    try students.write("mine", to: "photos/students/me.txt")
    let outcome = await students.run("handed", "--out", "photos")
    #expect(outcome.status == .wrongUsage)
    #expect(students.text(at: "photos/students/me.txt") == "mine")
    #expect(!students.exists("photos/gradebook.json"))
  }

  @Test(arguments: [
    (["class"], "author class needs a folder to write to, as in `swift run workbook author class invented`."),
    (["class", "x", "--students", "0"], "--students takes a whole number from 1 to 100000, and 0 is none."),
    (["check", "x"], "x is one word too many for author. `swift run workbook help author` tells what it takes."),
  ])
  func `an invented class needs a folder, and the author's other tasks need none`(
    words: [String], note: String
  ) async throws {
    let students = try GradedClass([:])
    let outcome = await Invocation.outcome(of: ["author"] + words, in: students.world)
    #expect(outcome.status == .wrongUsage)
    #expect(outcome.notes == [note])
  }
}
