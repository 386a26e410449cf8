import Judging

extension HostileSubmission {
  /// A submission of `Cone.swift` with a text of its own, as bytes, since not every file is text.
  ///
  /// - Parameters:
  ///   - attempt: What it tries, in one line.
  ///   - contents: The bytes of the file.
  ///   - others: Further files of the same submission.
  ///   - status: The verdict that it must get.
  ///   - finding: The code of the finding that must be among those of the verdict.
  ///   - neighbour: What the honest exercise in the same folder gets.
  static func bytes(
    _ name: String, _ attempt: String, _ contents: [UInt8], others: [File] = [], gets status: Verdict.Status,
    _ finding: String? = nil, neighbour: Neighbour = .passes
  ) -> HostileSubmission {
    entry(
      name, attempt, .ordinary(contents), others: others, gets: status, finding, neighbour: neighbour)
  }

  /// A submission of `Cone.swift` with a text of its own.
  static func text(
    _ name: String, _ attempt: String, _ contents: String, others: [File] = [], gets status: Verdict.Status,
    _ finding: String? = nil, neighbour: Neighbour = .passes
  ) -> HostileSubmission {
    bytes(name, attempt, Array(contents.utf8), others: others, gets: status, finding, neighbour: neighbour)
  }

  /// A submission of which `Cone.swift` is something else than a file.
  static func entry(
    _ name: String, _ attempt: String, _ kind: File.Kind, others: [File] = [], gets status: Verdict.Status,
    _ finding: String? = nil, neighbour: Neighbour = .passes
  ) -> HostileSubmission {
    HostileSubmission(
      name: name, attempt: attempt, exercise: "Arcs/Cone", files: [File("Cone.swift", kind: kind)] + others,
      status: status, finding: finding, needsContainment: false, neighbour: neighbour)
  }
}

extension LearnerCode {
  /// A right Cone that needs no function, no operator but `/` and `<`, and no name of SwiftUI that has no module before it.
  static let qualifiedCone = """
    struct Cone: SwiftUI.Shape {
      nonisolated func path(in rect: Foundation.CGRect) -> SwiftUI.Path {
        let radius = rect.width < rect.height ? rect.width / 2 : rect.height / 2
        var path = SwiftUI.Path()
        path.addArc(
          center: Foundation.CGPoint(x: rect.midX, y: rect.midY), radius: radius,
          startAngle: .zero, endAngle: .degrees(180), clockwise: true)
        path.addLine(to: Foundation.CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }
    """

  /// The file of a right Cone.
  static let cone = """
    import SwiftUI

    struct Cone: Shape {
      func path(in rect: CGRect) -> Path {
    \(drawing)
      }
    }

    """

  /// The statements that draw a Cone whose arc runs the wrong way round, under the middle.
  static let sagging = drawing.replacing("clockwise: true", with: "clockwise: false")
}
