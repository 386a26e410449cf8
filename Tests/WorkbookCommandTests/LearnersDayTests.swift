import Course
import Foundation
import Testing

/// What a learner can get wrong in a day, all at once, judged by the command as a real process.
@Suite struct LearnersDayTests {
  /// One file as it was saved, and what must be said of it.
  struct Saved: Sendable {
    var id: String
    var status: String
    var code: String?
    var text: String
  }

  private struct Report: Decodable {
    struct Chapter: Decodable { var exercises: [Exercise] }
    struct Exercise: Decodable {
      var id: String
      var status: String
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var code: String
      var line: Int?
    }
    var chapters: [Chapter]
  }

  @Test func `eight exercises get eight true verdicts, and the others stay untouched`() throws {
    let program = try BuiltProgram()
    let learner = try LearnerFolder()
    try learner.copyTests()
    for saved in Self.day {
      let exercise = try #require(Course.exercise(id: saved.id))
      try learner.write("import SwiftUI\n\n\(saved.text)\n", to: learner.folder.relativePath(of: exercise))
    }
    let temporary = learner.folder.root + "/temporary files"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let environment = [
      "LANG": "C.UTF-8", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TMPDIR": temporary,
    ]
    let check = try program.run("check", "--json", in: learner.folder.root, environment: environment)
    #expect(check.status == 1, "\(check.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(check.output.utf8))
    let exercises = report.chapters.flatMap(\.exercises)
    #expect(exercises.map(\.id) == Course.exercises.map(\.id).filter { id in Self.day.contains { $0.id == id } })
    for saved in Self.day {
      let exercise = try #require(exercises.first { $0.id == saved.id })
      #expect(exercise.status == saved.status, "\(saved.id)")
      #expect(exercise.findings.first?.code == saved.code, "\(saved.id)")
      // Every complaint points to a line.
      if saved.code != nil { #expect((exercise.findings.first?.line ?? 0) > 2, "\(saved.id)") }
    }
    let chapters = Course.chapters.map(\.number)
    let all = try program.run(
      ["check"] + chapters + ["--json"], in: learner.folder.root, environment: environment)
    let untouched = try JSONDecoder().decode(Report.self, from: Data(all.output.utf8)).chapters.flatMap(\.exercises)
      .filter { exercise in !Self.day.contains { $0.id == exercise.id } }
    #expect(untouched.count == Course.exercises.count - Self.day.count)
    #expect(untouched.allSatisfy { $0.status == "notStarted" })
  }

  static let day = [
    Saved(
      id: "Paths/ScalingTriangle", status: "failed", code: "fixed-coordinates",
      text: """
        struct ScalingTriangle: Shape {
          func path(in rect: CGRect) -> Path {
            Path { path in
              path.move(to: CGPoint(x: 13, y: 20))
              path.addLine(to: CGPoint(x: 87, y: 47))
              path.addLine(to: CGPoint(x: 40, y: 93))
              path.closeSubpath()
            }
          }
        }
        """),
    Saved(
      id: "Paths/Hexagon", status: "failed", code: "degrees-as-radians",
      text: """
        struct Hexagon: Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            let radius = min(rect.width, rect.height) / 2
            for corner in 0..<6 {
              let angle = Double(corner) * 60
              let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
              if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
            return path
          }
        }
        """),
    Saved(
      id: "Paths/Star", status: "failed", code: "not-a-number",
      text: """
        struct Star: Shape {
          var points: Int
          var innerRatio: CGFloat

          func path(in rect: CGRect) -> Path {
            var path = Path()
            let radius = min(rect.width, rect.height) / 2
            var corners: [CGPoint] = []
            for corner in 0..<2 * points {
              let angle = -Double.pi / 2 + Double(corner) * .pi / Double(points)
              let distance = radius * (corner % 2 == 0 ? 1 : innerRatio) * rect.width / rect.width
              corners.append(CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle)))
            }
            path.addLines(corners)
            path.closeSubpath()
            return path
          }
        }
        """),
    Saved(
      id: "Arcs/Dome", status: "crashed", code: "crashed",
      text: """
        struct Dome: Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addPath(Dome().path(in: rect))
            return path
          }
        }
        """),
    Saved(
      id: "Arcs/Cone", status: "failed", code: "arc-direction",
      text: """
        struct Cone: Shape {
          func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addArc(
              center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
              startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false)
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
            return path
          }
        }
        """),
    Saved(
      id: "Arcs/PieSlice", status: "passed", code: nil,
      text: """
        struct PieSlice: Shape {
          var startAngle: Angle
          var endAngle: Angle

          func path(in rect: CGRect) -> Path {
            // From the other end: first along the arc, backwards, then to the centre.
            var sweep = endAngle.degrees - startAngle.degrees
            if sweep < 0 { sweep = 360 - (-sweep).truncatingRemainder(dividingBy: 360) }
            let center = CGPoint(x: rect.midX, y: rect.midY)
            return Path { p in
              p.addRelativeArc(
                center: center, radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(startAngle.degrees + sweep), delta: .degrees(-sweep))
              p.addLine(to: center)
              p.closeSubpath()
            }
          }
        }
        """),
    Saved(
      id: "Arcs/Ring", status: "didNotCompile", code: "compiler-error",
      text: """
        struct Ring: Shape {
          var thickness: CGFloat

          func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addElipse(in: rect)
            return path
          }
        }
        """),
    Saved(
      id: "Arcs/Dial", status: "timedOut", code: "timed-out",
      text: """
        struct Dial: Shape {
          var fraction: CGFloat

          func path(in rect: CGRect) -> Path {
            var path = Path()
            var angle = 135.0
            while angle != 135 + 270 * fraction {
              angle += 0.7
              if angle > 1000 { angle = 135 }
            }
            path.addArc(
              center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(135),
              endAngle: .degrees(angle), clockwise: false)
            return path
          }
        }
        """),
  ]
}
