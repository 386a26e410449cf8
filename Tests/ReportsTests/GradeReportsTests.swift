import Foundation
import Grading
import Judging
import Running
import Testing

@testable import Reports

struct GradeReportsTests {
  private static let plain = Appearance(hasColour: false, hasUnicode: true)

  @Test func `a line a submission`() {
    let lines = GradedSamples.class3.map {
      GradeLine($0, isUnchanged: $0.submission.id == "12").text(nameWidth: 15, Self.plain)
    }
    #expect(
      lines == [
        "Lea Müller (12)  1 of 6 points: 1 passed, 1 failed, 1 not started, unchanged\n",
        "=cmd|' /C calc'!A0 (7)  4 of 6 points so far: 2 passed, 1 could not be judged, late\n",
        "nobody           0 of 6 points: 3 not started\n",
      ])
  }

  @Test func `a name leads no terminal astray`() {
    #expect(GradeLine.name("a\u{1B}[2Jb", id: "a\u{1B}[2Jb") == "a\\u{1B}[2Jb")
    #expect(GradeLine.name("\u{202E}x", id: "1\n2") == "\\u{202E}x (1\\n2)")
  }

  @Test func `the summary counts what is complete, and says what was refused`() {
    var summary = GradeSummary()
    for graded in GradedSamples.class3 { summary.add(graded) }
    let text = summary.text(
      folder: "grades",
      remarks: [.init(.refused, path: "out\u{7}side", "It is a link."), .init(.notTaken, path: "x", "No.")],
      containment: .limitsAlone(reason: "this is a test"), Self.plain)
    #expect(
      text == """
        3 submissions, 1 of them with something that could not be judged: see standard
        error.
        Mean 0.5, median 0.5 of 6 points, of those that are complete.
        Refused: out\\u{7}side: It is a link.
        The gradebook is in grades: gradebook.csv, gradebook.json, index.html, and a
        page for each student in students.
        Learner code is kept in by limits alone: this is a test.

        """)
  }

  @Test func `a summary of a part of the class does not say that all is graded`() {
    var summary = GradeSummary()
    summary.add(GradedSubmission(Submission(id: "1", name: ""), exercises: [], containments: []))
    let text = summary.text(folder: "x", missing: 59, remarks: [], containment: Samples.contained, Self.plain)
    #expect(text.hasPrefix("1 of 60 submissions graded: the gradebook is not complete yet.\n"))
  }

  @Test func `the median is the middle one, or the mean of both`() {
    func average(_ count: Int) -> String {
      var summary = GradeSummary()
      for (index, status) in [Verdict.Status.passed, .failed, .passed].prefix(count).enumerated() {
        let graded = GradedSamples.exercise(Samples.dial, status)
        summary.add(GradedSubmission(Submission(id: "\(index)", name: ""), exercises: [graded], containments: []))
      }
      let text = summary.text(folder: "x", remarks: [], containment: Samples.contained, Self.plain)
      return text.split(separator: "\n")[1].description
    }
    #expect(average(1) == "Mean 3, median 3 of 3 points.")
    #expect(average(2) == "Mean 1.5, median 1.5 of 3 points.")
    #expect(average(3) == "Mean 2, median 3 of 3 points.")
    #expect(average(0) == "There is no mean to tell.")
  }

  private static func change(
    _ id: String, _ name: String, _ exercise: String, _ before: Verdict.Status?, _ after: Verdict.Status?,
    _ reasons: GradeChange.Reason...
  ) -> GradeChange {
    func grade(_ status: Verdict.Status) -> GradeChange.Grade {
      .init(status: status, points: status == .passed ? 2 : 0)
    }
    return GradeChange(
      id: id, name: name, exercise: exercise, maxPoints: 2, before: before.map(grade), after: after.map(grade),
      reasons: reasons)
  }

  private static let changes = [
    change("12", "Lea", "Arcs/Cone", .failed, .passed, .file),
    change("12", "Lea", "Arcs/Dome", .passed, .failed, .neededFile("Cone.swift"), .toolchain),
    change("12", "Lea", "Arcs/Ring", .passed, .passed, .file),
    change("13", "Max", "Arcs/Cone", .graderError, .passed, .unjudged),
    change("14", "New", "Arcs/Cone", nil, .passed, .newStudent),
    change("14", "New", "Arcs/Dome", nil, .notStarted, .newStudent),
    change("15", "Old", "Arcs/Cone", .passed, nil, .studentGone),
  ]

  @Test func `a preview tells whose grade would change, from what to what, and why`() {
    let report = ChangesReport(Self.changes, submissions: 10, hasGradebook: true)
    #expect(
      report.text(Self.plain) == """
        Lea (12)
          Arcs/Cone: failed, 0 of 2 points → passed, 2 of 2 points, since the file is
          another one
          Arcs/Dome: passed, 2 of 2 points → failed, 0 of 2 points, since Cone.swift,
          which it uses, is another one and the compiler or the workbook itself has
          changed
        Max (13)
          Arcs/Cone: could not be judged → passed, 2 of 2 points, since it could not be
          judged before
        New (14)
          new, with 2 points
        Old (15)
          no longer handed in; there were 2 points
        7 of 10 submissions stay as they are, 3 would change, 1 would be gone.
        This was a preview: nothing was written.

        """)
  }

  @Test func `a preview without changes, and one without a gradebook`() {
    let same = ChangesReport([Self.changes[2]], submissions: 1, hasGradebook: true).text(Self.plain)
    #expect(same.hasPrefix("1 of 1 submission stays as it is, 0 would change.\n"))
    let first = ChangesReport([], submissions: 2, hasGradebook: false).text(Self.plain)
    #expect(first.hasPrefix("There is no gradebook yet that could change. It would get 2 submissions.\n"))
  }

  @Test func `a preview for known students with more exercises or fewer`() {
    let more = ChangesReport(
      [Self.change("12", "Lea", "Arcs/Cone", nil, .passed, .expectation)], submissions: 2, hasGradebook: true)
    #expect(
      more.text(Self.plain) == """
        Lea (12)
          Arcs/Cone: not graded → passed, 2 of 2 points, since it is among the exercises
          now
        1 of 2 submissions stays as it is, 1 would change.
        This was a preview: nothing was written.

        """)
    let fewer = ChangesReport(
      [Self.change("12", "Lea", "Arcs/Cone", .passed, nil, .expectation)], submissions: 2, hasGradebook: true)
    #expect(
      fewer.text(Self.plain) == """
        Lea (12)
          Arcs/Cone: passed, 2 of 2 points → not graded, since it is no longer among the
          exercises
        1 of 2 submissions stays as it is, 1 would change.
        This was a preview: nothing was written.

        """)
  }

  @Test func `a preview for programs`() throws {
    struct Preview: Decodable {
      struct Grade: Decodable, Equatable { var status: String, points: Int? }
      struct Change: Decodable { var id, exercise: String, before: Grade?, after: Grade?, reasons: [String] }
      var version: Int, hasGradebook: Bool, submissions: Int, changes: [Change]
    }
    let json = ChangesReport(Self.changes, submissions: 10, hasGradebook: true).json
    let preview = try JSONDecoder().decode(Preview.self, from: Data(json.utf8))
    #expect(preview.changes.count == 6)
    #expect(preview.changes[1].reasons == ["neededFile", "toolchain"])
    #expect(preview.changes[2].before == .init(status: "graderError", points: nil))
    #expect(preview.changes[5].after == nil)
  }

  @Test func `what is told of a run`() {
    let begun = Date(timeIntervalSince1970: 1_800_000_000)
    let run = RunJSON(
      begun: begun, ended: begun.addingTimeInterval(75.25), host: "here", cores: 2, jobs: 4,
      command: ["workbook", "grade", "a b"], containment: "Kept in.", submissions: 3, graded: 5, known: 19)
    #expect(
      run.text == """
        {
          "version": 1,
          "begun": "2027-01-15T08:00:00Z",
          "ended": "2027-01-15T08:01:15Z",
          "seconds": 75.25,
          "host": "here",
          "cores": 2,
          "jobs": 4,
          "command": [
            "workbook",
            "grade",
            "a b"
          ],
          "containment": "Kept in.",
          "submissions": 3,
          "gradedChapters": 5,
          "knownChapters": 19
        }

        """)
  }
}
