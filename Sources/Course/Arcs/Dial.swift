import Geometry
import Judging

extension Exercise {
  /// The scale of a gauge.
  static let dial = Exercise(
    "Arcs", "Dial", "The scale of a gauge: an open arc that grows with a fraction",
    need: "a struct Dial: Shape that can be made with Dial(fraction: CGFloat)",
    assessment: Assessment(
      parts: [Part(points: 3, .lines { dial(in: $0, sweep: 270 * $0.fraction) })],
      parameters: [
        Parameters(["fraction": 0.5]),
        Parameters(["fraction": 1]),
        Parameters(["fraction": 0.2]),
        Parameters(["fraction": 0.35]),
        Parameters(["fraction": 0.8]),
        Parameters(["fraction": 0], unusual: "a fraction of 0"),
        Parameters(["fraction": 1.5], unusual: "a fraction above 1"),
        Parameters(["fraction": -0.5], unusual: "a fraction below 0"),
      ],
      // From 0.2 on: the end of a shorter arc, cut out of a circle with trim, is off by more than may be in so small bounds.
      variation: { Parameters(["fraction": $0.number(4...19, step: 0.05)]) },
      mistakes: [
        Mistake(
          "arc-direction", "The arc runs the other way round, through the gap at the bottom.",
          hint: "Growing angles are clockwise: false, because y grows downwards.",
          .draws { setting in
            dial(in: setting, sweep: Sweep.degrees(from: 135, to: 135 + 270 * setting.fraction, clockwise: true))
          }),
        Mistake(
          "fraction-unclamped", "The fraction is not limited: below 0 it counts as 0, above 1 as 1.",
          hint: "Limit it before you draw: min(max(fraction, 0), 1).",
          .draws { setting in
            let end = 135 + 270 * setting["fraction"]
            return dial(in: setting, sweep: Sweep.degrees(from: 135, to: end, clockwise: false))
          }),
        Mistake(
          "fraction-unclamped", "The fraction is not limited: below 0 it counts as 0, above 1 as 1.",
          hint: "Limit it before you draw: min(max(fraction, 0), 1).",
          .draws { dial(in: $0, sweep: 270 * $0["fraction"]) }),
        Mistake(
          "end-without-start", "The end angle is 270° times the fraction, counted from 0 and not from the start angle.",
          hint: "An arc ends at an angle, not after one: the end is 135° + 270° * fraction.",
          .draws { setting in
            dial(in: setting, sweep: Sweep.degrees(from: 135, to: 270 * setting.fraction, clockwise: false))
          }),
        Mistake(
          "full-turn", "A fraction of 1 is a full turn, but the dial is open at the bottom: it has 270°.",
          hint: "The end is 135° + 270° * fraction.",
          .draws { dial(in: $0, sweep: 360 * $0.fraction) }),
        Mistake(
          "radians-as-degrees", "The angles are radians, but were taken for degrees, so the arc is very short.",
          hint: "135° is .degrees(135), or .radians(0.75 * .pi).",
          mentioning: ".pi",
          .draws { dial(in: $0, from: 0.75 * .pi, sweep: 1.5 * .pi * $0.fraction) }),
        Mistake(
          "line-from-center", "There is a line from the centre to the start of the arc.",
          hint: "Do not move to the centre: an arc without a move begins at its own start.",
          .draws { setting in
            Outline { pen in
              pen.move(setting.center)
              pen.arc(
                center: setting.center, radius: setting.radius, fromDegrees: 135,
                sweepDegrees: 270 * setting.fraction)
            }
          }),
      ] + Mistake.aboutRadius { dial(in: $0, radius: $1, sweep: 270 * $0.fraction) }),
    hints: [
      "The dial begins at the lower left and grows clockwise on screen. Angles grow clockwise too, from the right.",
      "Limit the fraction to 0…1. The arc starts at 135° and ends at 135° + 270° * fraction; it stays open.",
      "let share = min(max(fraction, 0), 1); addArc(… startAngle: .degrees(135), endAngle: .degrees(135 + 270 * share), "
        + "clockwise: false). No closeSubpath().",
    ])

  private static func dial(
    in setting: Setting, radius: Double? = nil, from start: Double = 135, sweep: Double
  ) -> Outline {
    if sweep == 0 { return Outline() }
    return Outline { pen in
      pen.arc(
        center: setting.center, radius: radius ?? setting.radius, fromDegrees: start, sweepDegrees: sweep)
    }
  }
}

extension Setting {
  /// The fraction, limited to 0…1.
  fileprivate var fraction: Double { min(max(self["fraction"], 0), 1) }
}
