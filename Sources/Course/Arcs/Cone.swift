import Geometry
import Judging

extension Exercise {
  /// An ice-cream cone: the upper half of a circle over a point at the bottom.
  static let cone = Exercise(
    "Arcs", "Cone", "An ice-cream cone: half a circle over a point",
    need: "a struct Cone: Shape that can be made with Cone()",
    assessment: Assessment(
      parts: [Part(points: 2, .region { cone(in: $0) })],
      mistakes: [
        Mistake(
          "arc-direction",
          "The arc runs the other way round: it sags below the middle instead of bulging up.",
          hint: "y grows downwards, so clockwise: true runs over the top from the right to the left.",
          .draws { cone(in: $0, sweep: 180) }),
        turnedCone(from: 90, sweep: -180),
        turnedCone(from: 90, sweep: 180),
        turnedCone(from: -90, sweep: 180),
        turnedCone(from: -90, sweep: -180),
        Mistake(
          "radians-as-degrees", "The arc goes nearly all the way round: .pi is an angle in radians, not in degrees.",
          hint: "Half a turn is .degrees(180) or .radians(.pi).",
          mentioning: ".pi",
          .draws { cone(in: $0, sweep: .pi - 360) }),
        Mistake(
          "radians-as-degrees", "The arc is only 3 degrees wide: .pi is an angle in radians, not in degrees.",
          hint: "Half a turn is .degrees(180) or .radians(.pi).",
          mentioning: ".pi",
          .draws { cone(in: $0, sweep: .pi) }),
        Mistake(
          "line-from-center", "There is a line from the centre to the start of the arc.",
          hint: "Move to the start of the arc, or do not move at all: an arc without a move begins at its own start.",
          .draws { setting in
            Outline(cone(in: setting).subpaths.map { $0.begun(at: setting.center) })
          }),
        Mistake(
          "start-from-center-y", "The height of the start point is computed from the centre's x instead of its y.",
          hint: "The arc starts at CGPoint(x: rect.midX + radius, y: rect.midY).",
          .draws { setting in
            let start = Point(setting.midX + setting.radius, setting.midX)
            return Outline(cone(in: setting).subpaths.map { $0.begun(at: start) })
          }),
        Mistake(
          "tip-off-edge", "The point at the bottom is one radius below the centre; it belongs on the bottom edge.",
          hint: "The point is CGPoint(x: rect.midX, y: rect.maxY).",
          .draws { cone(in: $0, tip: $0.midY + $0.radius) }),
      ] + Mistake.aboutRadius { cone(in: $0, radius: $1) }),
    hints: [
      "The half circle and the point share one outline: where does the arc begin, and where does it end?",
      "The centre is (midX, midY), the radius half the smaller side. The arc runs from 0° over the top to 180°.",
      "addArc(center:radius:startAngle: .zero, endAngle: .degrees(180), clockwise: true), addLine to (midX, maxY), "
        + "closeSubpath().",
    ])

  private static func cone(
    in setting: Setting, radius: Double? = nil, from start: Double = 0, sweep: Double = -180, tip: Double? = nil
  ) -> Outline {
    Outline { pen in
      pen.arc(
        center: setting.center, radius: radius ?? setting.radius, fromDegrees: start, sweepDegrees: sweep)
      pen.line(setting.midX, tip ?? setting.maxY)
      pen.close()
    }
  }

  private static func turnedCone(from start: Double, sweep: Double) -> Mistake {
    Mistake(
      "zero-angle", "The half circle is turned by a quarter turn: it covers the right or the left side.",
      hint: "Angle 0 points to the right, not up. The arc runs from 0° on the right to 180° on the left.",
      .draws { cone(in: $0, from: start, sweep: sweep) })
  }
}
