import Geometry
import Judging

extension Exercise {
  /// Two cubic curves that mirror each other.
  static let leaf = Exercise(
    "Curves", "Leaf", "Two halves that mirror each other, each a curve with two control points",
    need: "a struct Leaf: Shape that can be made with Leaf()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { leaf(in: $0) })],
      mistakes: [
        Mistake(
          "control-on-curve", "The control points lie outside of the rectangle, so that the leaf fills its width.",
          hint: "The curve does not go through its control points: here it gets three quarters of the way. "
            + "They lie at minX and maxX.",
          .draws { leaf(in: $0, controls: [(-1.0 / 6, 2.0 / 3), (-1.0 / 6, 1.0 / 3)]) }),
        Mistake(
          "control-at-corner", "The leaf is too full: its control points are the corners of the rectangle.",
          hint: "The control points lie on the left and the right edge, at a third and two thirds of the height.",
          .draws { leaf(in: $0, controls: [(0, 1), (0, 0)]) }),
        Mistake(
          "wrong-axis", "The leaf lies on its side.",
          hint: "Its tips are (midX, maxY) and (midX, minY).",
          .draws { setting in
            leaf(in: Setting(box: Box(x: 0, y: 0, width: 1, height: 1))).mapped { setting.at($0.y, $0.x) }
          }),
        Mistake(
          "quad-for-cubic", "Each half has one control point, half way up the edge, but two are asked for.",
          hint: "addCurve(to:control1:control2:) takes both: at two thirds and at one third of the height.",
          .draws { setting in
            let half = Subpath(
              start: setting.at(0.5, 1),
              segments: [.quadratic(setting.at(0.5, 1), control: setting.at(0, 0.5), setting.at(0.5, 0))])
            return half.closed(along: half.mirrored(at: setting.midX))
          }),
      ] + Mistake.aboutCubics { leaf(in: $0) } + Mistake.aboutHalves { half(in: $0) }),
    hints: [
      "One curve goes up on the left, one comes down on the right. What is different, seen from the pen?",
      "Up: from (midX, maxY) to (midX, minY), controls at minX, first two thirds down, then one third down. On the way "
        + "back at maxX, first the upper one.",
      "addCurve(to: (midX, minY), control1: (minX, minY + height * 2 / 3), control2: (minX, minY + height / 3)), then "
        + "addCurve(to: (midX, maxY), control1: (maxX, minY + height / 3), control2: (maxX, minY + height * 2 / 3)), "
        + "closeSubpath().",
    ])

  private static func leaf(
    in setting: Setting, controls: [(Double, Double)] = [(0, 2.0 / 3), (0, 1.0 / 3)]
  ) -> Outline {
    let half = half(in: setting, controls: controls)
    return half.closed(along: half.mirrored(at: setting.midX))
  }

  /// Returns the left half, from below; places are fractions of the width and the height.
  private static func half(
    in setting: Setting, controls: [(Double, Double)] = [(0, 2.0 / 3), (0, 1.0 / 3)]
  ) -> Subpath {
    let places = controls.map { setting.at($0.0, $0.1) }
    let start = setting.at(0.5, 1)
    return Subpath(
      start: start, segments: [.cubic(start, control1: places[0], control2: places[1], setting.at(0.5, 0))])
  }
}
