import Geometry

extension Suspicion {
  /// All mistakes that can be made in any exercise, the most telling first.
  static let all: [Suspicion] = [
    noMove, emptyPath, fixedCoordinates, moveEachLine, closedStroke, liftedPen, originIgnored, edgesAsSizes, upsideDown,
    mirrored, swappedAxes, quarterTurn, shifted, diameterAsRadius, halfSize, holeFilled, unusualValues, squareOnly,
  ]

  static let noMove = Suspicion("no-move") { wrong, _, source in
    guard wrong.allSatisfy({ $0.actual.outline.isEmpty && !$0.expected.isEmpty }), let code = source?.codeOnly,
      [".addLine(", ".addCurve(", ".addQuadCurve("].contains(where: { code.contains($0) }), !code.contains(".move(")
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
      hint: "Is the path that you draw into also the one that you return?")
  }

  static let fixedCoordinates = Suspicion("fixed-coordinates") { wrong, right, _ in
    let trials = (wrong + right).filter { !$0.actual.drawsNothing && $0.entry.parameters == wrong[0].entry.parameters }
    guard trials.count > 2, let first = trials.first, Set(trials.map(\.setting.box)).count > 2,
      Set(trials.map(\.expected.bounds)).count > 2,
      trials.allSatisfy({ trial in
        OutlineComparison.difference(
          of: trial.actual.outline, from: first.actual.outline, mode: .lines, tolerance: 1e-3) == nil
      })
    else { return nil }
    return Explanation(
      "The coordinates are fixed: the path is the same in every rectangle.",
      hint: "Work out each coordinate from rect, for instance rect.minX + 0.5 * rect.width.")
  }

  static let moveEachLine = Suspicion("move-each-line") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      let strokes = trial.actual.outline.subpaths.filter { !$0.segments.isEmpty }
      guard strokes.count > 1 else { return false }
      var joined = Subpath(start: strokes[0].start)
      for stroke in strokes {
        if stroke.start.distance(to: joined.end) > trial.tolerance { return false }
        joined.segments += stroke.segments
      }
      return OutlineComparison.difference(
        of: Outline([joined]), from: trial.expected, mode: trial.mode, tolerance: trial.tolerance) == nil
    }
    guard isExplained else { return nil }
    return Explanation(
      "Each line has a move(to:) of its own: they are separate strokes, not joined, and enclose nothing.",
      hint: "Call move(to:) once, at the first corner. Each line starts where the one before ended.")
  }

  static let closedStroke = Suspicion("closed-stroke") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      guard trial.mode == .lines, trial.expected.subpaths.allSatisfy({ !$0.isClosed }) else { return false }
      let closed = Outline(
        trial.expected.subpaths.map { Subpath(start: $0.start, segments: $0.segmentsForFilling, isClosed: true) })
      return trial.draws(closed)
    }
    guard isExplained else { return nil }
    return Explanation(
      "There is a line from the end back to the start: this outline must stay open.",
      hint: "Leave out closeSubpath() and the last line back to the start.")
  }

  static let liftedPen = Suspicion("lifted-pen") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      if case .lifted = trial.difference { true } else { false }
    }
    guard isExplained else { return nil }
    return Explanation(
      "The lines are in the right places, but the pen is lifted between them, so a stroke has gaps at the corners.",
      hint: "Call move(to:) once, at the start.")
  }

  static let originIgnored = Suspicion("origin-ignored") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      trial.hasOrigin
        && trial.draws(
          trial.expected.mapped { Point($0.x - trial.setting.minX, $0.y - trial.setting.minY) })
    }
    guard isExplained, let box = wrong.first?.setting.box else { return nil }
    return Explanation(
      "Measured from 0, 0, but the rectangle starts at \(Spelling.text(box.minX)), \(Spelling.text(box.minY)).",
      hint: "Start from rect.minX and rect.minY instead of 0: a rectangle can lie anywhere.")
  }

  static let edgesAsSizes = Suspicion("edges-as-sizes") { wrong, _, _ in
    guard wrong.allSatisfy(\.hasOrigin) else { return nil }
    // A fraction of maxX is a fraction of the width only where the rectangle starts at 0.
    let isExplained = wrong.allSatisfy { trial in
      let box = trial.setting.box
      guard box.width > 0, box.height > 0 else { return false }
      return trial.draws(
        trial.expected.mapped {
          Point(($0.x - box.minX) / box.width * box.maxX, ($0.y - box.minY) / box.height * box.maxY)
        })
    }
    guard isExplained else { return nil }
    return Explanation(
      "maxX and maxY are used as if they were the width and the height.",
      hint: "maxX is where the rectangle ends. A fraction of the way across is rect.minX + fraction * rect.width.")
  }

  static let upsideDown = moved(
    "upside-down",
    Explanation(
      "The outline is upside down.", hint: "y grows downwards: minY is the top edge, maxY the bottom edge.")
  ) { setting, point in Point(point.x, setting.minY + setting.maxY - point.y) }

  static let mirrored = moved(
    "mirrored",
    Explanation(
      "The outline is mirrored: left and right are exchanged.", hint: "minX is the left edge, maxX the right one.")
  ) { setting, point in Point(setting.minX + setting.maxX - point.x, point.y) }

  static let swappedAxes = moved(
    "swapped-axes",
    Explanation(
      "x and y are exchanged.", hint: "CGPoint(x:y:) takes the distance from the left first, then that from the top.")
  ) { _, point in Point(point.y, point.x) }

  static let quarterTurn = Suspicion("zero-angle") { wrong, _, _ in
    for quarter in [-0.5, 0.5] {
      let isExplained = wrong.allSatisfy { trial in
        trial.draws(trial.expected.mapped { $0.rotated(byRadians: quarter * .pi, about: trial.setting.center) })
      }
      if isExplained {
        return Explanation(
          "The outline is turned by a quarter turn \(quarter < 0 ? "anticlockwise" : "clockwise").",
          hint: "Angle 0 points to the right, towards +x, and angles grow clockwise on screen: straight up is -90°.")
      }
    }
    return nil
  }

  static let shifted = Suspicion("shifted") { wrong, _, _ in
    var shifts: [Vector] = []
    for trial in wrong {
      let (wanted, found) = (trial.expected.bounds, trial.actual.outline.bounds)
      guard !wanted.isNull, !found.isNull else { return nil }
      let shift = Vector(found.minX - wanted.minX, found.minY - wanted.minY)
      guard shift.length > trial.tolerance, trial.draws(trial.expected.mapped { $0 + shift }) else { return nil }
      shifts.append(shift)
    }
    guard let shift = shifts.first else { return nil }
    func part(_ amount: Double, _ positive: String, _ negative: String) -> String? {
      abs(amount) < 0.001 ? nil : "\(Spelling.text(abs(amount))) points too far \(amount > 0 ? positive : negative)"
    }
    let parts = [part(shift.dx, "right", "left"), part(shift.dy, "down", "up")].compactMap(\.self)
    return Explanation(
      "The outline is right but stands \(parts.joined(separator: " and ")).",
      hint: "Check the point that everything is measured from.")
  }

  static let diameterAsRadius = scaled(
    "diameter-as-radius", by: 2,
    Explanation(
      "The outline is twice as large as it should be.",
      hint: "A radius is half of a diameter: min(rect.width, rect.height) / 2."))

  static let halfSize = scaled(
    "half-size", by: 0.5,
    Explanation(
      "The outline is half as large as it should be.", hint: "Is a length halved twice, perhaps a radius?"))

  private static func scaled(_ code: String, by factor: Double, _ explanation: Explanation) -> Suspicion {
    moved(code, explanation) { setting, point in setting.center + (point - setting.center) * factor }
  }

  static let holeFilled = Suspicion("hole-filled") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      guard trial.mode == .region, case .extra = trial.difference else { return false }
      return OutlineComparison.difference(
        of: trial.actual.outline.asLines, from: trial.expected.asLines, mode: .lines, tolerance: trial.tolerance) == nil
    }
    guard isExplained else { return nil }
    return Explanation(
      "The lines are right, but the hole is filled: under the non-zero rule both outlines turn the same way round.",
      hint: "Draw the inner outline in the opposite direction.")
  }

  static let unusualValues = Suspicion("unusual-values") { wrong, right, _ in
    guard let first = wrong.first, wrong.allSatisfy({ $0.entry.parameters.unusual != nil }), !right.isEmpty,
      let unusual = first.entry.parameters.unusual
    else { return nil }
    return Explanation(
      "Right for ordinary values, but not for \(unusual).",
      hint: "Think through what the exercise says about such values, and limit them before you draw.")
  }

  static let squareOnly = Suspicion("square-only") { wrong, right, _ in
    let isSquare = { (trial: Trial) in trial.setting.width == trial.setting.height }
    guard !wrong.contains(where: isSquare), right.contains(where: isSquare), wrong.count > 1 else { return nil }
    return Explanation(
      "Right in a square, but not in a rectangle that is wider or higher.",
      hint: "Look for a width used where the height, or the smaller of the two, belongs.")
  }
}

extension Outline {
  /// The same lines with every subpath closed, as filling closes them.
  fileprivate var asLines: Outline {
    Outline(
      subpaths.filter { !$0.segments.isEmpty }.map {
        Subpath(start: $0.start, segments: $0.segmentsForFilling, isClosed: true)
      })
  }
}
