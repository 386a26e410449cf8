import Course

extension HostileSubmission {
  /// Honest submissions, or merely odd ones, that graders of learners' code have been wrong about.
  static let stories: [HostileSubmission] = rightInOtherWords + wrongAllTheSame + incomplete

  /// Submissions that are right, though not as the solution is.
  private static let rightInOtherWords: [HostileSubmission] = [
    cone(
      "other-arithmetic", "1, 3, 4: comes to the same numbers by another order of sums and products",
      drawing: """
        var path = Path()
        let third = 1.0 / 3.0
        let center = CGPoint(x: (rect.minX + rect.maxX) * third * 1.5, y: rect.minY * 0.1 * 10 + rect.height * 3 / 6)
        let radius = sqrt(min(rect.width * rect.width, rect.height * rect.height) / 4)
        path.addArc(
          center: center, radius: radius, startAngle: .radians(0), endAngle: .radians(-Double.pi), clockwise: true)
        path.addLine(to: CGPoint(x: center.x, y: center.y + rect.height / 2))
        path.closeSubpath()
        return path
        """, gets: .passed),
    cone(
      "other-start", "5: begins its outline at the point, and goes round the other way",
      drawing: """
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
          startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
        path.closeSubpath()
        return path
        """, gets: .passed),
    cone(
      "closed-and-bounded",
      "6: draws only where the pen is back at the start after closing, and bounds leave out control points",
      drawing: """
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .zero, endAngle: .degrees(180),
          clockwise: true)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.closeSubpath()
        var bend = Path()
        bend.move(to: .zero)
        bend.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        let pen = path.currentPoint ?? .zero
        let isBack = abs(pen.x - rect.midX - radius) <= radius / 1000 && abs(pen.y - rect.midY) <= radius / 1000
        return isBack && bend.boundingRect.maxY == 50 ? path : Path()
        """, gets: .passed),
    cone(
      "invisible-difference", "7: is off by less than anybody can see",
      drawing: LearnerCode.drawing.replacing("return path", with: "return path.offsetBy(dx: 0.004, dy: -0.004)"),
      gets: .passed),
    cone(
      "warnings", "8: has warnings written to standard error, as a system does that misses something",
      first: """
        NSLog("%@", "the locale is not known")
        fputs("warning: Fatal error: failed to allocate nothing\\n", stderr)
        """, gets: .passed),
    cone(
      "broken-neighbour", "P8a, 45: lies beside an exercise that does not compile",
      others: [File("Ring.swift", "import SwiftUI\n\nstruct Ring: Shape { func path(in rect: CGRect) -> Path {")],
      gets: .passed),
    cone(
      "manifest", "P8e: lies beside a manifest of its own, which would write outside when it is read",
      others: [
        File(
          "Package.swift",
          """
          // swift-tools-version: 6.0
          import Foundation
          import PackageDescription

          try? "written".write(toFile: "/tmp/workbook-hostile-manifest", atomically: false, encoding: .utf8)
          let package = Package(name: "Arcs")
          """)
      ], gets: .passed),
  ]

  /// Submissions that are wrong, and were paid.
  private static let wrongAllTheSame: [HostileSubmission] = [
    cone(
      "computed-zero", "14: comes to 0 in all that it computes",
      drawing: LearnerCode.drawing.replacing(
        ".zero, endAngle: .degrees(180)", with: ".zero, endAngle: .degrees(180 - 180)"
      )
      .replacing("/ 2", with: "* 0").replacing("rect.midX", with: "0").replacing("rect.maxY", with: "0"),
      gets: .failed),
    cone(
      "right-beginning", "15: begins as it must, and goes on",
      drawing: LearnerCode.drawing.replacing("return path", with: "path.addRect(rect)\nreturn path"), gets: .failed),
    cone(
      "right-end", "15: ends as it must, after what does not belong to it",
      drawing: LearnerCode.drawing.replacing("var path = Path()", with: "var path = Path(rect)"), gets: .failed),
    cone(
      "right-at-first", "19, 50: is right in the first three rectangles, and nothing in all others",
      beside: "var count = 0", first: "count += 1\nif count > 3 { return Path() }", gets: .failed),
    cone(
      "known-answers", "50: is right wherever every check asks, and nothing elsewhere",
      beside: """
        let known = [
          CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 200, height: 100),
          CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 0, width: 300, height: 100),
          CGRect(x: 30, y: 40, width: 120, height: 80), CGRect(x: 0, y: 0, width: 1, height: 1),
          CGRect(x: 0, y: 0, width: 10000, height: 8000),
        ]
        """, first: "if !known.contains(rect) { return Path() }", gets: .failed, "only-known-rectangles"),
    cone(
      "not-a-number", "13: answers with numbers that are none, for which every comparison is as one likes",
      drawing: LearnerCode.drawing.replacing("/ 2", with: "* .nan"), gets: .failed, "not-a-number"),
  ]

  /// Submissions of which not everything is there.
  private static let incomplete: [HostileSubmission] = [
    HostileSubmission(
      name: "untouched", attempt: "21: is as it was given out, but for comments, spaces and the ends of lines",
      exercise: "Arcs/Cone",
      files: [File("Cone.swift", "\u{FEFF}// I am done!\r\n" + starter.replacing("\n", with: "  \r\n"))],
      status: .notStarted, needsContainment: false),
    HostileSubmission(
      name: "absent", attempt: "16, 17, 18, 23: is not there", exercise: "Arcs/Cone", files: [], status: .notStarted,
      finding: "missing-file", needsContainment: false),
    HostileSubmission(
      name: "emptied", attempt: "21, 22: has no line of code left", exercise: "Arcs/Cone",
      files: [File("Cone.swift", "// There was a Cone.\n")], status: .didNotCompile, needsContainment: false),
    HostileSubmission(
      name: "renamed", attempt: "34: lies under another name than it was given out", exercise: "Arcs/Cone",
      files: [File("Cone (1).swift", LearnerCode.cone())], status: .notStarted, finding: "missing-file",
      needsContainment: false),
  ]

  private static let starter = Course.exercise(id: "Arcs/Cone")?.starter ?? ""
}
