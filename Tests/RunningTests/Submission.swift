import Course
import Foundation
import Judging
import Observing
import Testing

@testable import Running

/// A chapter's folder as a learner hands it in, somewhere outside of the workbook.
struct Submission {
  /// The contents of the files, by their names.
  var files: [String: Data]

  /// The name of the folder.
  var folder = "03-Arcs"

  /// What is asked besides and kept secret.
  var secret: SecretQuestions?

  /// What some of the questions are drawn from; nil for none of these.
  var seed: UInt64?

  /// What a child may use. Many tests run side by side: no verdict may hang on how long one has to wait for its turn.
  var limits = Limits(processorSeconds: 4, wallSeconds: 40)

  init(_ files: [String: String]) { self.files = files.mapValues { Data($0.utf8) } }

  init(cone: Data) { files = ["Cone.swift": cone] }

  /// Examines exercises with the real compiler and the real observer.
  func examined(_ names: String...) async throws -> [Examination] {
    let place = try ScratchFolder()
    let path = "\(place.path)/\(folder)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, data) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let chapter = try #require(Course.chapter(named: "Arcs"))
    let exercises = try names.map { try #require(Course.exercise(id: "Arcs/\($0)")) }
    var examiner = Examiner(folder: Self.workbook, tools: try Tools.beside(program: Tools.thisProgram), seed: seed)
    examiner.limits = limits
    examiner.secret = secret
    let examinations = try await examiner.examine(exercises, of: chapter, in: path)
    withExtendedLifetime(place) {}
    return examinations
  }

  /// The workbook that these tests belong to; only its probes are read.
  static let workbook = WorkbookFolder(
    root: (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path)
}

/// Learners' code.
enum Code {
  /// The statements that draw the cone.
  static let drawing = """
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .zero, endAngle: .degrees(180),
          clockwise: true)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
    """

  static let cone = cone(drawing)

  /// Returns a file with a cone whose path is drawn by statements.
  static func cone(_ statements: String, before: String = "", after: String = "") -> String {
    """
    import SwiftUI
    \(before)
    struct Cone: Shape {
      func path(in rect: CGRect) -> Path {
    \(statements)
      }
    }
    \(after)
    """
  }

  /// Returns a file with a right dome, which may need something else, or do something first.
  static func dome(using name: String = "CGPoint", before: String = "") -> String {
    """
    import SwiftUI
    struct Dome: Shape {
      func path(in rect: CGRect) -> Path {
    \(before)
        var path = Path()
        path.addArc(
          center: \(name)(x: rect.midX, y: rect.maxY), radius: min(rect.width / 2, rect.height),
          startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
      }
    }
    """
  }
}
