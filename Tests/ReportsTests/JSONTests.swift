import Foundation
import Judging
import Testing

@testable import Reports

struct JSONTests {
  @Test func `a check for programs has the form that was promised`() {
    let examinations = [
      Samples.failed(Samples.cone, Samples.direction, Samples.unclosed), Samples.examination(Samples.dial, .passed),
    ]
    #expect(
      CheckJSON(examinations, seed: 48213, in: Samples.folder, containment: Samples.contained).text == """
        {
          "version": 1,
          "seed": 48213,
          "containment": {
            "active": true,
            "reason": null
          },
          "chapters": [
            {
              "id": "Arcs",
              "exercises": [
                {
                  "id": "Arcs/Cone",
                  "file": "Chapters/03-Arcs/Cone.swift",
                  "status": "failed",
                  "points": 0,
                  "maxPoints": 2,
                  "findings": [
                    {
                      "code": "arc-direction",
                      "severity": "error",
                      "message": "The arc runs the other way round: it sags below the middle instead of bulging up.",
                      "hint": "y grows downwards, so clockwise: true runs over the top from the right to the left.",
                      "rect": [0, 0, 100, 100],
                      "expected": {
                        "bounds": [0, 0, 100, 100],
                        "vertexNumber": 3,
                        "vertexCount": 5,
                        "vertex": [50, 100]
                      },
                      "actual": {
                        "bounds": [0, 50, 100, 50],
                        "vertexNumber": 3,
                        "vertexCount": 5,
                        "vertex": [50, 0]
                      },
                      "line": 12,
                      "parameters": {
                        "fraction": 0.333
                      }
                    },
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
                  ]
                },
                {
                  "id": "Arcs/Dial",
                  "file": "Chapters/03-Arcs/Dial.swift",
                  "status": "passed",
                  "points": 3,
                  "maxPoints": 3,
                  "findings": []
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func `a finding tells after which insets it was seen`() {
    var finding = Samples.direction
    finding.evidence?.question.insets = [10, 2.5]
    let text = CheckJSON(
      [Samples.failed(Samples.cone, finding)], seed: 48213, in: Samples.folder, containment: Samples.contained
    ).text
    #expect(text.contains("\"insets\": [10, 2.5]\n"))
  }

  @Test func `a check of nothing is JSON too`() {
    let text = CheckJSON([], seed: 48213, in: Samples.folder, containment: Samples.contained).text
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"seed\": 48213,\n"))
    #expect(text.hasSuffix(",\n  \"chapters\": []\n}\n"))
  }

  @Test(arguments: [
    "\" \\ / \n \r \t", "\u{0}\u{1}\u{1F}\u{7F}", "\u{2028} 🍦 e\u{301}", "\r\n",
  ])
  func `any text comes back from JSON`(text: String) throws {
    let json = JSONText.object([("text", .text(text))]).lines
    #expect(try JSONDecoder().decode([String: String].self, from: Data(json.utf8)) == ["text": text])
  }

  @Test func `numbers that JSON does not know are told as text`() {
    let json = JSONText.list([.number(Double.infinity), .number(Double.nan), .number(-0.0), .number(2.5)]).lines
    #expect(json == "[\"inf\", \"nan\", 0, 2.5]\n")
  }

  @Test func `progress for programs has totals and the next exercise`() throws {
    struct Progress: Decodable, Equatable {
      var version, passed, exercises, points, maxPoints: Int
      var next: String?
    }
    let json = StandingsJSON(Samples.standings, in: Samples.folder).progress
    let progress = try JSONDecoder().decode(Progress.self, from: Data(json.utf8))
    #expect(
      progress == Progress(version: 1, passed: 1, exercises: 4, points: 1, maxPoints: 9, next: "Paths/Star"))
  }

  @Test func `the list for programs tells states beside verdicts`() {
    let json = StandingsJSON(Samples.standings, in: Samples.folder).list
    for word in ["passed", "changedSincePassed", "failed", "notStarted"] {
      #expect(json.contains("\"status\": \"\(word)\""))
    }
  }

  @Test func `what cannot be seen is escaped, and comes back as it was`() throws {
    let text = "a\u{9B}\u{202E}\u{2028}\u{E0001}\"\\é"
    let written = JSONText.text(text).lines
    #expect(written == "\"a\\u009b\\u202e\\u2028\\udb40\\udc01\\\"\\\\é\"\n")
    #expect(try JSONDecoder().decode(String.self, from: Data(written.utf8)) == text)
  }
}
