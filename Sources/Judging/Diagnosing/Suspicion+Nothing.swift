import Geometry

// Mistakes that leave nothing to see.
extension Suspicion {
  static let noMove = Suspicion("no-move") { wrong, _, source in
    guard wrong.allSatisfy({ $0.actual.outline.isEmpty && !$0.expected.isEmpty }), let code = source?.codeOnly,
      [".addLine(", ".addCurve(", ".addQuadCurve("].contains(where: { code.contains($0) }),
      ![
        ".move(", ".addArc(", ".addRelativeArc(", ".addLines(", ".addRect", ".addEllipse(", ".addRoundedRect(",
        ".addPath(",
      ]
      .contains(where: { code.contains($0) })
    else { return nil }
    return Explanation(
      "There is no move(to:) before the first line, so nothing is drawn.",
      hint: "Put the pen down first: path.move(to: the first corner). A line needs a point to start from.")
  }

  static let emptyPath = Suspicion("empty-path") { wrong, right, _ in
    // Where nothing is expected, as for values without a meaning, an empty path is right.
    guard (wrong + right).allSatisfy(\.actual.drawsNothing), wrong.allSatisfy({ !$0.expected.isEmpty }) else {
      return nil
    }
    return Explanation(
      "The path is empty: nothing is drawn.",
      hint: "Is the path that you draw into the one that you return? Does it begin with move(to:)? Do all loops run?")
  }

  static let collapsed = Suspicion("collapsed") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      let bounds = trial.actual.outline.visibleBounds
      return !bounds.isNull && bounds.diagonal <= trial.tolerance && trial.expected.bounds.diagonal > trial.tolerance
    }
    guard isExplained else { return nil }
    return Explanation(
      "All points lie in one place.",
      hint: "A factor may be 0: 1 / 2 with whole numbers is 0. Write 0.5, or divide a CGFloat.")
  }

  static let noArea = Suspicion("no-area") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      trial.mode == .region && trial.actual.outline.segments.contains { !$0.isLine } && trial.draws(Outline())
    }
    guard isExplained else { return nil }
    return Explanation(
      "Curves are drawn, but they enclose nothing: the way back runs along the way out.",
      hint: "Is a control point on the wrong side? The two sides of a figure bend away from each other.")
  }
}
