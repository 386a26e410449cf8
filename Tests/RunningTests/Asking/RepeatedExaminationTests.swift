import Foundation
import Judging
import Observing
import Testing

@testable import Running

@Suite struct `Two examinations of the same files` {
  /// A chapter in which each exercise does something that can differ from run to run.
  private static let submission: Submission = {
    var submission = Submission([
      "Cone.swift": Code.cone(
        "    print(Set((0..<50).map(String.init)), [\"a\": 1, \"b\": 2, \"c\": 3])\n" + Code.drawing),
      "Dome.swift": """
      import SwiftUI
      final class Box {}
      struct Dome: Shape {
        func path(in rect: CGRect) -> Path { fatalError("\\(ObjectIdentifier(Box())) \\(UUID()) \\(NSHomeDirectory())") }
      }
      """,
      "PieSlice.swift": "import SwiftUI\\nstruct PieSlice: Shape { let spot: Spot = 1 }\ntypealias Place = CGPoint",
      "Ring.swift": """
      import SwiftUI
      struct Ring: Shape {
        var thickness: CGFloat
        func path(in rect: CGRect) -> Path { Path { $0.move(to: Place(x: thickness, y: 0)) } }
      }
      """,
      "RoundedTab.swift": """
      import SwiftUI
      struct RoundedTab: Shape {
        var radius: CGFloat
        func path(in rect: CGRect) -> Path { var line = 0; while true { line += 1; print("line", line) } }
      }
      """,
      "Dial.swift": """
      import SwiftUI
      struct Dial: Shape {
        var fraction: CGFloat
        func path(in rect: CGRect) -> Path {
          var path = Path()
          for name in Set((0..<9).map(String.init)) { path.addLine(to: CGPoint(x: Double(name)!, y: rect.midY)) }
          return path
        }
      }
      """,
    ])
    submission.seed = 11
    submission.limits = Limits(processorSeconds: 1, wallSeconds: 40)
    return submission
  }()

  private static let names = ["Dome", "Cone", "PieSlice", "Ring", "RoundedTab", "Dial"]

  private static func told() async throws -> [String] {
    let encoder = JSONEncoder.forTravelling
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let examinations = try await submission.examined(
      names[0], names[1], names[2], names[3], names[4], names[5])
    return try examinations.map { examination in
      "\(examination.neededFiles) " + String(decoding: try encoder.encode(examination.verdict), as: UTF8.self)
    }
  }

  @Test func `tell the same, letter by letter, also side by side`() async throws {
    async let first = Self.told()
    async let second = Self.told()
    let (one, other) = try await (first, second)
    for (name, (told, toldAgain)) in zip(Self.names, zip(one, other)) { #expect(told == toldAgain, "\(name)") }
    for (status, told) in zip(["crashed", "passed", "didNotCompile", "blocked", "outputLimit", "failed"], one) {
      #expect(told.contains("\"\(status)\""), "\(told)")
    }
  }
}
