import Course
import Foundation
import Geometry
import Judging
import Observing
import Running
import Testing

/// Learners' files that know the answers to all that every check asks, and work nothing out.
@Suite struct `A table of known answers` {
  @Test func `of paths and of sizes passes what is always asked, and nothing more`() async throws {
    let files = [
      "Star.swift": """
      import SwiftUI

      private let answers: [String: String] = [
      \(try Self.answers(to: "Paths/Star"))
      ]

      struct Star: Shape {
        var points: Int
        var innerRatio: CGFloat

        func path(in rect: CGRect) -> Path {
          let rectangle = "\\(rect.minX) \\(rect.minY) \\(rect.width) \\(rect.height)"
          return Path(answers["\\(Double(points)) \\(innerRatio) \\(rectangle)"] ?? "") ?? Path()
        }
      }

      """,
      "SquareCheckmark.swift": """
      import SwiftUI

      struct SquareCheckmark: Shape {
        func path(in rect: CGRect) -> Path {
          Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          }
        }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
          switch (proposal.width, proposal.height) {
          case (100, 100), (200, 100): CGSize(width: 100, height: 100)
          case (60, 300): CGSize(width: 60, height: 60)
          case (640, 480): CGSize(width: 480, height: 480)
          case (nil, _), (_, nil): CGSize(width: 10, height: 10)
          default: .zero
          }
        }
      }

      """,
    ]
    try await expect(
      files, in: "Paths", ["Paths/Star": "only-known-rectangles", "Paths/SquareCheckmark": "only-known-proposals"])
  }

  @Test func `of views and of values passes what is always asked, and nothing more`() async throws {
    let files = [
      "OutlinedLens.swift": """
      import SwiftUI

      struct OutlinedLens: View {
        var body: some View {
          GeometryReader { proxy in
            let size = proxy.size.height == 600 ? CGSize(width: 300, height: 600) : CGSize(width: 600, height: 300)
            Path { path in
              path.move(to: CGPoint(x: 0, y: size.height / 2))
              path.addQuadCurve(to: CGPoint(x: size.width, y: size.height / 2), control: CGPoint(x: size.width / 2, y: 0))
              path.addQuadCurve(
                to: CGPoint(x: 0, y: size.height / 2), control: CGPoint(x: size.width / 2, y: size.height))
              path.closeSubpath()
            }
            .stroke(lineWidth: 5)
          }
        }
      }

      """,
      "StrokeBounds.swift": """
      import SwiftUI

      private let answers: [String: CGRect] = [
      \(try Self.answers(to: "Strokes/strokeBounds"))
      ]

      func strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect {
        if path.isEmpty { return .null }
        let bounds = path.boundingRect
        let box = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { "\\(Int($0.rounded()))" }
        return answers["\\(lineWidth) \\(box.joined(separator: " "))"] ?? .null
      }

      """,
    ]
    try await expect(
      files, in: "Strokes",
      ["Strokes/OutlinedLens": "only-known-spaces", "Strokes/strokeBounds": "only-known-values"])
  }

  /// Examines files without a seed and with one.
  ///
  /// - Parameter codes: What must be found once there is a seed, by the exercises' ids.
  private func expect(_ files: [String: String], in chapter: String, _ codes: [String: String]) async throws {
    let chapter = try #require(Course.chapter(named: chapter))
    let place = try ScratchFolder()
    for (name, text) in files {
      try text.write(toFile: "\(place.path)/\(name)", atomically: true, encoding: .utf8)
    }
    let exercises = chapter.exercises.filter { codes[$0.id] != nil }
    var examiner = try Fixtures.examiner()
    examiner.seed = nil
    for examination in try await examiner.examine(exercises, of: chapter, in: place.path) {
      #expect(examination.verdict.status == .passed, "\(examination.exercise.id): \(examination.verdict.findings)")
    }
    examiner.seed = 7
    for examination in try await examiner.examine(exercises, of: chapter, in: place.path) {
      let verdict = examination.verdict
      #expect(verdict.status == .failed)
      #expect(verdict.findings.first?.code == codes[examination.exercise.id], "\(verdict.findings)")
    }
  }

  /// Returns what is always asked of an exercise, with what is expected, as the elements of a dictionary.
  private static func answers(to id: String) throws -> String {
    let assessment = try #require(Course.exercise(id: id)).assessment
    let questionnaire = Questionnaire(assessment)
    let answers = assessment.answers(to: questionnaire).answers
    let lines = questionnaire.entries.enumerated().compactMap { number, entry -> String? in
      let (setting, box) = (entry.setting, entry.setting.box)
      switch answers[number] {
      case .path(let path)?:
        return "\"\(setting["points"]) \(setting["innerRatio"]) \(box.minX) \(box.minY) \(box.width) \(box.height)\": "
          + "\"\(path)\","
      case .value(.rectangle(let x, let y, let width, let height))?:
        let bounds = setting.outline("path").bounds
        let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map { "\(Int($0.rounded()))" }
        return "\"\(setting["lineWidth"]) \(edges.joined(separator: " "))\": "
          + "CGRect(x: \(x), y: \(y), width: \(width), height: \(height)),"
      default: return nil
      }
    }
    return lines.joined(separator: "\n")
  }
}
