import Geometry

// Mistakes in what is filled, and in values out of the ordinary.
extension Suspicion {
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

  static let partsCancelOut = Suspicion("parts-cancel-out") { wrong, _, _ in
    let isExplained = wrong.allSatisfy { trial in
      let subpaths = trial.actual.outline.subpaths
      guard trial.mode == .region, subpaths.count > 1 else { return false }
      let sameWayRound = Outline(subpaths.map { Outline([$0]).area < 0 ? $0.reversed : $0 })
      return OutlineComparison.difference(
        of: sameWayRound, from: trial.expected, mode: .region, tolerance: trial.tolerance) == nil
    }
    guard isExplained else { return nil }
    return Explanation(
      "The parts are right, but where they overlap there is a hole: under the non-zero rule opposite directions cancel out.",
      hint: "Draw all parts the same way round. A mirrored copy runs the other way.")
  }

  static let continuousCorners = Suspicion("continuous-corners") { wrong, _, source in
    guard let code = source?.codeOnly, !code.contains("circular"),
      ["RoundedRect", "roundedRect", "Capsule"].contains(where: { code.contains($0) }),
      wrong.allSatisfy({ trial in
        let (wanted, found) = (trial.expected.bounds, trial.actual.outline.visibleBounds)
        return Point(wanted.minX, wanted.minY).distance(to: Point(found.minX, found.minY)) <= trial.tolerance
          && Point(wanted.maxX, wanted.maxY).distance(to: Point(found.maxX, found.maxY)) <= trial.tolerance
      })
    else { return nil }
    return Explanation(
      "The corners are not parts of a circle: rounded shapes have continuous corners unless they are told otherwise.",
      hint: "Add style: .circular.")
  }

  static let unusualValues = Suspicion("unusual-values") { wrong, right, _ in
    guard let first = wrong.first, wrong.allSatisfy({ $0.entry.parameters.unusual != nil }), !right.isEmpty,
      let unusual = first.entry.parameters.unusual
    else { return nil }
    return Explanation(
      "Right for ordinary values, but not for \(unusual).",
      hint: "Read again what the exercise says about such values.")
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
