import Geometry

// Mistakes in where the outline stands, how it is turned and how large it is.
extension Suspicion {
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
      guard abs(amount) >= 0.001 else { return nil }
      let distance = Spelling.text(abs(amount))
      return "\(distance) \(distance == "1" ? "point" : "points") too far \(amount > 0 ? positive : negative)"
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
}
