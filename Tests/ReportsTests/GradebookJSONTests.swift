import Course
import Foundation
import Grading
import Testing

@testable import Reports

struct GradebookJSONTests {
  private func text(_ gradebook: Gradebook) throws -> String {
    var text = ""
    try GradebookJSON(gradebook).write { text += $0 }
    return text
  }

  @Test func `an exercise is told as a check tells it, with what it rests on`() throws {
    let text = try text(GradedSamples.gradebook())
    let fingerprints = ["text", "Arcs/Cone", "tools"].map { Fingerprint(of: $0).description }
    #expect(
      text.contains(
        """
                    {
                      "id": "Arcs/Cone",
                      "file": "Chapters/03-Arcs/Cone.swift",
                      "status": "failed",
                      "points": 0,
                      "maxPoints": 2,
                      "findings": [
                        {
                          "code": "not-closed",
                          "severity": "advice",
                          "message": "The outline is not closed.",
                          "hint": "End with closeSubpath().",
                          "rect": null,
                          "expected": null,
                          "actual": null,
                          "line": null
                        }
                      ],
                      "vertices": {
                        "rect": [0, 0, 100, 100],
                        "parameters": {
                          "fraction": 0.333
                        },
                        "insets": [5],
                        "rows": [
                          {
                            "expected": [50, 0],
                            "actual": [50, 0],
                            "isRight": true
                          },
                          {
                            "expected": [100, 50],
                            "actual": null,
                            "isRight": false
                          }
                        ],
                        "omitted": 2
                      },
                      "secret": {
                        "count": 4,
                        "passed": false
                      },
                      "origin": "work/cone.swift",
                      "basis": {
                        "file": "\(fingerprints[0])",
                        "needed": {},
                        "expectation": "\(fingerprints[1])",
                        "toolchain": "\(fingerprints[2])"
                      }
                    }
        """))
    #expect(
      text.hasPrefix(
        """
        {
          "version": 1,
          "seed": 48213,
          "submissions": [
            {
              "id": "12",
              "name": "Lea Müller",
              "late": false,
              "points": 1,
              "maxPoints": 6,
              "isComplete": true,
              "containment": [
                "Kept in."
              ],
              "sources": [
                "class.zip/Lea Müller_12_assignsubmission_file_"
              ],
              "remarks": [
                {
                  "kind": "chosen",
                  "exercise": "Arcs/Cone",
                  "path": "work/cone.swift",
                  "message": "It is called Cone.swift."
                }
              ],
              "chapters": [
                {
                  "id": "Paths",
        """))
  }

  private struct Book: Decodable {
    struct Submission: Decodable {
      struct Chapter: Decodable { var id: String, exercises: [Exercise] }
      struct Exercise: Decodable { var id, status: String, points: Int?, maxPoints: Int }
      var id: String, late: Bool, points: Int, maxPoints: Int, isComplete: Bool, chapters: [Chapter]
    }
    struct Remark: Decodable { var kind: String, path: String }
    struct Unjudged: Decodable, Equatable { var id, name, exercise, reason: String }
    var version: Int
    var seed: UInt64
    var submissions: [Submission]
    var remarks: [Remark]
    var unjudged: [Unjudged]
  }

  @Test func `what could not be judged is no zero, and is listed`() throws {
    let text = try text(GradedSamples.gradebook(remarks: [.init(.refused, path: "link", "It is a link.")]))
    let book = try JSONDecoder().decode(Book.self, from: Data(text.utf8))
    #expect(book.submissions.map(\.id) == ["12", "7", "nobody"])
    #expect(book.submissions.map(\.late) == [false, true, false])
    #expect(book.submissions.map(\.isComplete) == [true, false, true])
    #expect(book.submissions[1].points == 4)
    #expect(book.submissions[1].chapters.map(\.id) == ["Paths", "Arcs"])
    #expect(book.submissions[1].chapters[1].exercises.map(\.points) == [nil, 3])
    #expect(book.submissions[2].chapters[1].exercises.map(\.points) == [0, 0])
    #expect(
      book.unjudged == [
        .init(
          id: "7", name: "=cmd|' /C calc'!A0", exercise: "Arcs/Cone", reason: "No result came, which is not your fault."
        )
      ])
    #expect(book.remarks.map(\.path) == ["link"])
  }

  @Test func `a gradebook of nobody is JSON too`() throws {
    let text = try text(GradedSamples.gradebook([]))
    #expect(
      text
        == "{\n  \"version\": 1,\n  \"seed\": 48213,\n  \"submissions\": [],\n  \"remarks\": [],\n  \"unjudged\": []\n}\n"
    )
  }

  @Test func `one submission is read at a time, and what cannot be handed over is thrown`() throws {
    struct Full: Error {}
    var pieces = 0
    #expect(throws: Full.self) {
      try GradebookJSON(GradedSamples.gradebook()).write { _ in
        pieces += 1
        if pieces == 4 { throw Full() }
      }
    }
    #expect(pieces == 4)
  }
}
