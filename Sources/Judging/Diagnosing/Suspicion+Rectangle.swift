import Geometry

// Mistakes in using the rectangle.
extension Suspicion {
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

  static let onlyAtZero = Suspicion("only-at-zero") { wrong, right, _ in
    // A square at 0, 0 proves little: there a width may stand for a height.
    let isTelling = { (trial: Trial) in !trial.hasOrigin && trial.setting.width != trial.setting.height }
    guard wrong.allSatisfy({ $0.hasOrigin && !$0.actual.drawsNothing }), right.contains(where: isTelling) else {
      return nil
    }
    return Explanation(
      "Right where the rectangle starts at 0, 0, but not where it starts elsewhere.",
      hint:
        "midX and maxX are places, not lengths: half the width is rect.width / 2. Measure from rect.minX and rect.minY."
    )
  }

  static let squareOnly = Suspicion("square-only") { wrong, right, _ in
    let isSquare = { (trial: Trial) in trial.setting.width == trial.setting.height }
    guard !wrong.contains(where: isSquare), right.contains(where: isSquare), wrong.count > 1 else { return nil }
    // Where some rectangles of the same kind are right, something else than their sides makes the others wrong.
    let isAlike = { (one: Trial, other: Trial) in
      one.entry.parameters == other.entry.parameters
        && (one.setting.width > one.setting.height) == (other.setting.width > other.setting.height)
    }
    guard !right.contains(where: { one in !isSquare(one) && wrong.contains { isAlike($0, one) } }) else { return nil }
    return Explanation(
      "Right in a square, but not in a rectangle that is wider or higher.",
      hint: "Look for a width used where the height, or the smaller of the two, belongs.")
  }
}
