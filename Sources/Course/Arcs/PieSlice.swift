import Foundation
import Geometry
import Judging

extension Exercise {
  /// A slice between two angles.
  static let pieSlice = Exercise(
    "Arcs", "PieSlice", "A slice of a pie between two angles",
    need: "a struct PieSlice: Shape that can be made with PieSlice(startAngle: Angle, endAngle: Angle)",
    assessment: Assessment(
      parts: [Part(points: 2, .region { slice(in: $0, $0.angles) })],
      parameters: [
        Parameters(["startAngle": 0, "endAngle": 90]),
        Parameters(["startAngle": -90, "endAngle": 30]),
        Parameters(["startAngle": 100, "endAngle": 340]),
        Parameters(["startAngle": 90, "endAngle": 0], unusual: "an end angle below the start angle"),
        Parameters(["startAngle": 0, "endAngle": 360], unusual: "a full turn"),
        Parameters(["startAngle": 60, "endAngle": 60], unusual: "equal angles"),
        Parameters(["startAngle": 30, "endAngle": 480], unusual: "more than a full turn"),
      ],
      variation: { generator in
        let start = generator.number(-36...36, step: 5)
        return Parameters(["startAngle": start, "endAngle": start + generator.number(4...68, step: 5)])
      },
      mistakes: [
        Mistake(
          "arc-direction", "The arc runs the other way round: the slice is what should be left of the pie.",
          hint: "From startAngle to endAngle the angles grow: that is clockwise: false, because y grows downwards.",
          .draws { slice(in: $0, $0.angles, clockwise: true) }),
        Mistake(
          "no-line-to-center", "The slice does not reach the centre: its ends are joined by a straight line.",
          hint: "Move to the centre before the arc; closeSubpath() then leads back to it.",
          .draws { slice(in: $0, $0.angles, fromCenter: false) }),
        Mistake(
          "degrees-as-radians", "The angles' degrees are taken for radians.",
          hint: "startAngle and endAngle are Angles already: hand them to addArc as they are.",
          .draws { slice(in: $0, $0.angles.map { $0 * 180 / .pi }) }),
        Mistake(
          "radians-as-degrees", "The angles' radians are taken for degrees, so the slice is very thin.",
          hint: "startAngle and endAngle are Angles already: hand them to addArc as they are.",
          mentioning: "radians",
          .draws { slice(in: $0, $0.angles.map { $0 * .pi / 180 }) }),
        Mistake(
          "start-ignored", "The slice begins at angle 0, whatever startAngle is.",
          hint: "Hand startAngle to addArc.",
          .draws { slice(in: $0, [0, $0["endAngle"]]) }),
        Mistake(
          "start-from-center-y", "The height of the arc's start is computed from the centre's x instead of its y.",
          hint: "The start is CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)).",
          .draws { slice(in: $0, $0.angles, corner: $0.onCircle { Point($0.midX + $1.x, $0.midX + $1.y) }) }),
        Mistake(
          "cosine-twice", "The arc's start is computed with the cosine for both x and y.",
          hint: "cos belongs to x, sin to y: center.x + radius * cos(start), center.y + radius * sin(start).",
          .draws { slice(in: $0, $0.angles, corner: $0.onCircle { Point($0.midX + $1.x, $0.midY + $1.x) }) }),
      ] + Mistake.aboutRadius { slice(in: $0, $0.angles, radius: $1) }),
    hints: [
      "A slice has two straight sides and a curved one. From which point do you begin, so that closing draws a side?",
      "move(to:) the centre, then addArc: it draws the line to its start by itself. Growing angles are clockwise: false.",
      "move to the centre, addArc(center:radius:startAngle: startAngle, endAngle: endAngle, clockwise: false), "
        + "closeSubpath().",
    ])

  private static func slice(
    in setting: Setting, _ angles: [Double], fromCenter: Bool = true, corner: Point? = nil, radius: Double? = nil,
    clockwise: Bool = false
  ) -> Outline {
    Outline { pen in
      if fromCenter { pen.move(setting.center) }
      if let corner { pen.line(corner) }
      pen.arc(
        center: setting.center, radius: radius ?? setting.radius, fromDegrees: angles[0],
        sweepDegrees: Sweep.degrees(from: angles[0], to: angles[1], clockwise: clockwise))
      pen.close()
    }
  }
}

extension Setting {
  /// The two angles of a slice, in degrees.
  fileprivate var angles: [Double] { [self["startAngle"], self["endAngle"]] }

  /// Returns a point made of the way from the centre to the start of the arc.
  fileprivate func onCircle(_ point: (Setting, Point) -> Point) -> Point {
    let angle = angles[0] * .pi / 180
    return point(self, Point(radius * cos(angle), radius * sin(angle)))
  }
}
