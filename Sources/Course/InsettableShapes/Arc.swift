import Geometry
import Judging

extension Exercise {
  /// An open arc whose radius shrinks.
  static let arc = Exercise(
    "InsettableShapes", "Arc", "An open arc that can be inset",
    need: "a struct Arc: InsettableShape that can be made with Arc(endAngle: Angle)",
    assessment: Assessment(
      parts: [Part(points: 1, .lines { arc(in: $0) })],
      parameters: [
        Parameters(["endAngle": 270]),
        Parameters(["endAngle": 270], insets: [10]),
        Parameters(["endAngle": 270], insets: [10, 5]),
        Parameters(["endAngle": 110], insets: [3, 12, 6]),
        Parameters(["endAngle": 40]),
        Parameters(["endAngle": 360]),
        Parameters(["endAngle": 270], insets: [0], unusual: "an inset of 0"),
        Parameters(["endAngle": 270], insets: [-10], unusual: "a negative inset"),
        Parameters(["endAngle": 110], insets: [15, -5], unusual: "a negative inset after a positive one"),
        Parameters(["endAngle": 0], unusual: "an end angle of 0"),
        Parameters(["endAngle": 450], unusual: "an end angle of more than a full turn"),
      ],
      // From 45° on: the end of a shorter one, cut out of a circle with trim, is off by more than may be in so small bounds.
      variation: { Parameters(["endAngle": $0.number(9...70, step: 5)], insets: Parameters.insets(using: &$0)) },
      isAboutOrigin: true,
      mistakes: Mistake.aboutInset([{ setting, inset in arc(in: setting, radius: setting.width / 2 - inset) }]) + [
        Mistake(
          "arc-direction", "The arc runs the other way round.",
          hint: "Growing angles are clockwise: false, because y grows downwards.",
          .draws { arc(in: $0, sweep: Sweep.degrees(from: 0, to: $0.end, clockwise: true)) }),
        Mistake(
          "arc-direction", "The arc runs the other way round: the angle is negative, and the direction fits that.",
          hint: "Hand over endAngle as it is, with clockwise: false: growing angles run that way.",
          .draws { arc(in: $0, sweep: -$0.end) }),
        Mistake(
          "angle-negated", "The arc ends at the negative of endAngle.",
          hint: "Hand over endAngle as it is, with clockwise: false.",
          .draws { arc(in: $0, sweep: Sweep.degrees(from: 0, to: -$0.end, clockwise: false)) }),
        Mistake(
          "zero-angle", "The arc starts at the top, but angle zero points to the right.",
          hint: "Start at .zero, and end at endAngle.",
          .draws { arc(in: $0, from: -90, sweep: Sweep.degrees(from: -90, to: $0.end, clockwise: false)) }),
        Mistake(
          "radius-from-smaller-side", "The radius is half of the smaller side; here it is half of the width.",
          hint: "This arc looks at the width only: rect.width / 2 - insetAmount.",
          .draws { arc(in: $0, radius: $0.radius - $0.inset) }),
        Mistake(
          "radius-from-height", "The radius is half of the height; here it is half of the width.",
          hint: "This arc looks at the width only: rect.width / 2 - insetAmount.",
          .draws { arc(in: $0, radius: $0.height / 2 - $0.inset) }),
        Mistake(
          "diameter-as-radius", "The radius is the whole width, which is the diameter.",
          hint: "A radius is half of a diameter: rect.width / 2 - insetAmount.",
          .draws { arc(in: $0, radius: $0.width - $0.inset) }),
        Mistake(
          "radians-as-degrees", "The angle's radians are taken for degrees, so the arc is very short.",
          hint: "endAngle is an Angle already: hand it to addArc as it is.",
          mentioning: "radians",
          .draws { arc(in: $0, sweep: $0.end * .pi / 180) }),
        Mistake(
          "degrees-as-radians", "The angle's degrees are taken for radians, so the arc goes round many times.",
          hint: "endAngle is an Angle already: hand it to addArc as it is.",
          mentioning: "degrees",
          .draws { arc(in: $0, sweep: $0.end * 180 / .pi) }),
        Mistake(
          "end-ignored", "The arc is a full circle, whatever endAngle is.",
          hint: "Hand endAngle to addArc.",
          .draws { arc(in: $0, sweep: 360) }),
        Mistake(
          "end-ignored", "The arc ends at 270 degrees, whatever endAngle is.",
          hint: "Hand endAngle to addArc.",
          .draws { arc(in: $0, sweep: 270) }),
        lineFromCenter(isClosed: false),
        lineFromCenter(isClosed: true),
      ]),
    hints: [
      "The shape must remember how far it is inset. What does it remember at first, and what after a second inset?",
      "var insetAmount: CGFloat = 0. The radius is rect.width / 2 - insetAmount; inset(by:) returns a changed copy of self.",
      "addArc(center: of rect, radius: rect.width / 2 - insetAmount, startAngle: .zero, endAngle: endAngle, clockwise: "
        + "false). In inset(by:): var copy = self; copy.insetAmount += amount; return copy.",
    ])

  private static func arc(
    in setting: Setting, radius: Double? = nil, from start: Double = 0, sweep: Double? = nil
  ) -> Outline {
    let sweep = sweep ?? setting.end
    if sweep == 0 { return Outline() }
    return Outline { pen in
      pen.arc(
        center: setting.center, radius: radius ?? setting.width / 2 - setting.inset, fromDegrees: start,
        sweepDegrees: sweep)
    }
  }

  private static func lineFromCenter(isClosed: Bool) -> Mistake {
    Mistake(
      "line-from-center", "There is a line from the centre to the start of the arc.",
      hint: "Do not move to the centre: an arc without a move begins at its own start.",
      .draws { setting in
        Outline { pen in
          pen.move(setting.center)
          pen.arc(
            center: setting.center, radius: setting.width / 2 - setting.inset, fromDegrees: 0,
            sweepDegrees: setting.end)
          if isClosed { pen.close() }
        }
      })
  }
}

extension Setting {
  /// The angle at which the arc ends, in degrees.
  fileprivate var end: Double { self["endAngle"] }
}
