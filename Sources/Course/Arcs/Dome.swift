import Geometry
import Judging

extension Exercise {
  /// Half a circle that stands on the bottom edge.
  static let dome = Exercise(
    "Arcs", "Dome", "Half a circle that stands on the bottom edge",
    need: "a struct Dome: Shape that can be made with Dome()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { dome(in: $0) })],
      mistakes: [
        Mistake(
          "arc-direction", "The arc runs the other way round: it hangs below the bottom edge.",
          hint: "y grows downwards, so clockwise: false from 180° to 0° runs over the top.",
          .draws { dome(in: $0, sweep: -180) }),
        Mistake(
          "zero-angle", "The arc covers the right or the left half of the circle: it is turned by a quarter turn.",
          hint: "Angle 0 points to the right, not up. The left end of the dome is at 180°, the right end at 0°.",
          .draws { dome(in: $0, from: -90) }),
        Mistake(
          "zero-angle", "The arc covers the right or the left half of the circle: it is turned by a quarter turn.",
          hint: "Angle 0 points to the right, not up. The left end of the dome is at 180°, the right end at 0°.",
          .draws { dome(in: $0, from: 90) }),
        Mistake(
          "radians-as-degrees", "The arc is nearly a full circle: .pi is an angle in radians, not in degrees.",
          hint: "Half a turn is .degrees(180) or .radians(.pi).",
          mentioning: ".pi",
          .draws { dome(in: $0, from: .pi, sweep: 360 - .pi) }),
        Mistake(
          "whole-circle", "The whole circle is drawn; a dome is its upper half.",
          hint: "The arc runs from 180° to 360°, which is 0° again.",
          .draws { .circle(center: Point($0.midX, $0.maxY), radius: min($0.width / 2, $0.height)) }),
        Mistake(
          "center-in-middle", "The centre of the arc is in the middle of the rectangle, not of its bottom edge.",
          hint: "The dome stands on the bottom edge: its centre is CGPoint(x: rect.midX, y: rect.maxY).",
          .draws { dome(in: $0, center: $0.center) }),
        Mistake(
          "center-in-middle", "The centre of the arc is in the middle of the rectangle, not of its bottom edge.",
          hint: "The dome stands on the bottom edge: its centre is CGPoint(x: rect.midX, y: rect.maxY).",
          .draws { dome(in: $0, center: $0.center, radius: $0.radius) }),
        Mistake(
          "radius-from-width", "The radius is half the width even where the rectangle is not that high.",
          hint: "The dome must fit: its radius is the smaller of rect.width / 2 and rect.height.",
          .draws { dome(in: $0, radius: $0.width / 2) }),
        Mistake(
          "radius-from-height", "The radius is the height even where half the width is smaller.",
          hint: "The dome must fit: its radius is the smaller of rect.width / 2 and rect.height.",
          .draws { dome(in: $0, radius: $0.height) }),
        Mistake(
          "radius-of-circle", "The radius is that of a whole circle in the rectangle; a dome uses the full height.",
          hint: "Only half of the circle must fit: its radius is the smaller of rect.width / 2 and rect.height.",
          .draws { dome(in: $0, radius: $0.radius) }),
        Mistake(
          "diameter-as-radius", "The radius is not half of the width but all of it.",
          hint: "A radius is half of a diameter: min(rect.width / 2, rect.height).",
          .draws { dome(in: $0, radius: min($0.width, $0.height)) }),
      ]),
    hints: [
      "Only half of the circle is seen. Where must the centre be so that the flat side lies on the bottom edge?",
      "The centre is (midX, maxY), the radius min(width / 2, height). The arc runs from 180° over the top to 0°.",
      "addArc(center:radius:startAngle: .degrees(180), endAngle: .zero, clockwise: false), then closeSubpath().",
    ])

  private static func dome(
    in setting: Setting, center: Point? = nil, radius: Double? = nil, from start: Double = 180, sweep: Double = 180
  ) -> Outline {
    Outline { pen in
      pen.arc(
        center: center ?? Point(setting.midX, setting.maxY), radius: radius ?? min(setting.width / 2, setting.height),
        fromDegrees: start, sweepDegrees: sweep)
      pen.close()
    }
  }
}
