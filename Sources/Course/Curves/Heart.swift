import Geometry
import Judging

extension Exercise {
  /// A heart of four cubic curves.
  static let heart = Exercise(
    "Curves", "Heart", "Two halves of two curves each, joined at a notch and at a tip",
    need: "a struct Heart: Shape that can be made with Heart()",
    assessment: Assessment(
      parts: [Part(points: 2, .region { heart(in: $0) })],
      mistakes: [
        Mistake(
          "notch-at-top", "The notch lies on the upper edge.",
          hint: "It lies a quarter of the height below: (midX, minY + height / 4).",
          .draws { heart(in: $0, Side { $0.notch = (0.5, 0) }) }),
        Mistake(
          "control-on-curve", "The control points lie above the rectangle, so that the heart reaches its upper edge.",
          hint: "A curve does not go through its control points: those of the upper curves lie at minY.",
          .draws { heart(in: $0, Side { ($0.controls[0].y, $0.controls[1].y) = (-1.0 / 12, -1.0 / 12) }) }),
        Mistake(
          "arcs-for-curves", "Half circles and straight lines make a heart too, but here it is made of four curves.",
          hint: "Each half is made of two curves with two control points each: addCurve(to:control1:control2:).",
          .draws { setting in
            Outline { pen in
              for place in [0.75, 0.25] {
                pen.arc(
                  center: setting.at(place, 0.25), radius: setting.width / 4, fromDegrees: 0, sweepDegrees: -180)
              }
              pen.line(setting.at(0.5, 1))
              pen.close()
            }
          }),
      ] + wrongSides + exchangedControls + oneControl
        + Mistake.aboutCubics(chords: true) { heart(in: $0) } + Mistake.aboutHalves { half(in: $0, Side()) }),
    hints: [
      "Draw the left half first. The right half is the same with all places mirrored: x becomes 1 - x as a fraction.",
      "From the tip back up, the mirrored curves are run the other way: the second one comes first, and each has its "
        + "control points in the other order.",
      "As fractions: move (1/2, 1/4); curve to (0, 1/4), controls (1/2, 0), (0, 0); to (1/2, 1), controls (0, 1/2), "
        + "(1/4, 3/4); to (1, 1/4), controls (3/4, 3/4), (1, 1/2); to (1/2, 1/4), controls (1, 0), (1/2, 0); closeSubpath().",
    ])

  private static func heart(in setting: Setting, _ left: Side = Side(), right: Side? = nil) -> Outline {
    half(in: setting, left).closed(along: half(in: setting, right ?? left).mirrored(at: setting.midX))
  }

  /// Returns the left half, from the notch to the tip.
  private static func half(in setting: Setting, _ side: Side) -> Subpath {
    let controls = side.controls.map { setting.at($0.x, $0.y) }
    let (notch, shoulder, tip) = (setting.at(side.notch.x, side.notch.y), setting.at(0, 0.25), setting.at(0.5, 1))
    return Subpath(
      start: notch,
      segments: [
        .cubic(notch, control1: controls[0], control2: controls[1], shoulder),
        .cubic(shoulder, control1: controls[2], control2: controls[3], tip),
      ])
  }

  /// One control point, of the curves that bend to a side, that lies on the other side: in one half or in both.
  private static let wrongSides: [Mistake] = (1...3).flatMap { number in
    let wrong = Side { $0.controls[number].x = 1 - $0.controls[number].x }
    let drawings: [Figure] = [
      { heart(in: $0, right: wrong) }, { heart(in: $0, wrong, right: Side()) }, { heart(in: $0, wrong) },
    ]
    return drawings.map { drawing in
      Mistake(
        "control-wrong-side", "A control point lies on the wrong side of the heart, so that a curve crosses over.",
        hint: "The controls of the left half lie at 0, 1/4 and 1/2 of the width, those of the right half at 1, 3/4 and "
          + "1/2.",
        .draws(drawing))
    }
  }

  /// The control points of one of the two curves exchanged: in one half or in both.
  private static let exchangedControls: [Mistake] = [0, 2].flatMap { first in
    let wrong = Side { $0.controls.swapAt(first, first + 1) }
    let drawings: [Figure] = [
      { heart(in: $0, right: wrong) }, { heart(in: $0, wrong, right: Side()) }, { heart(in: $0, wrong) },
    ]
    return drawings.map { Mistake.controlsExchanged($0) }
  }

  /// Quadratic curves with one control point of each pair that is asked for.
  private static let oneControl: [Mistake] = [(true, false), (false, true)].map { upper, lower in
    Mistake.oneControl { setting in
      var half = half(in: setting, Side())
      half.segments = zip(half.segments, [upper, lower]).map { segment, keepsFirst in
        let controls = segment.definingPoints
        return .quadratic(segment.start, control: controls[keepsFirst ? 1 : 2], segment.end)
      }
      return half.closed(along: half.mirrored(at: setting.midX))
    }
  }
}

/// The places of one half, as on the left, in fractions of the width and the height.
private struct Side {
  var notch: (x: Double, y: Double) = (0.5, 0.25)

  /// The controls of the upper curve, seen from the notch, then those of the lower one.
  var controls: [(x: Double, y: Double)] = [(0.5, 0), (0, 0), (0, 0.5), (0.25, 0.75)]

  init() {}

  init(_ change: (inout Side) -> Void) { change(&self) }
}
