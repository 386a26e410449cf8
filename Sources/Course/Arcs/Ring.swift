import Geometry
import Judging

extension Exercise {
  /// A circle with a hole.
  static let ring = Exercise(
    "Arcs", "Ring", "A circle with a hole, made by two directions",
    need: "a struct Ring: Shape that can be made with Ring(thickness: CGFloat)",
    assessment: Assessment(
      parts: [Part(points: 2, .region { ring(in: $0, hole: $0.radius - $0.thickness) })],
      parameters: [
        Parameters(["thickness": 10]),
        Parameters(["thickness": 30]),
        Parameters(["thickness": 50], unusual: "a thickness as large as the radius"),
        Parameters(["thickness": 80], unusual: "a thickness larger than the radius"),
        Parameters(["thickness": 130], unusual: "a thickness larger than the diameter"),
        Parameters(["thickness": 0], unusual: "a thickness of 0"),
        Parameters(["thickness": -10], unusual: "a negative thickness"),
      ],
      variation: { Parameters(["thickness": $0.number(5...45)]) },
      mistakes: [
        Mistake(
          "thickness-unclamped", "The thickness is limited to the radius, but a negative one is not taken as 0.",
          hint: "Limit it before you draw: min(max(thickness, 0), radius).",
          .draws { ring(in: $0, hole: max($0.radius - $0["thickness"], 0)) }),
        Mistake(
          "thickness-unclamped", "The thickness is not limited: it must lie between 0 and the radius.",
          hint: "Limit it before you draw: min(max(thickness, 0), radius).",
          .draws { ring(in: $0, hole: $0.radius - $0["thickness"]) }),
        filledRing { $0.radius },
        filledRing { max($0.radius, abs($0.radius - $0["thickness"])) },
        filledRing { max($0.radius, $0.radius - $0["thickness"]) },
        Mistake(
          "ring-on-edge", "Half of the ring lies outside of the circle: it spreads to both sides of the edge.",
          hint: "The outer radius stays as it is; only the inner one is smaller, by the thickness.",
          .draws { ring(in: $0, radius: $0.radius + $0.thickness / 2, hole: $0.radius - $0.thickness / 2) }),
        Mistake(
          "ring-outside", "The ring lies outside of the circle: the thickness is added to the radius.",
          hint: "The outer radius is half the smaller side; the inner one is smaller, by the thickness.",
          .draws { ring(in: $0, radius: $0.radius + $0.thickness, hole: $0.radius) }),
        Mistake(
          "thickness-halved", "The ring is half as thick as it should be.",
          hint: "The inner radius is the outer one less the whole thickness.",
          .draws { ring(in: $0, hole: $0.radius - $0.thickness / 2) }),
        Mistake(
          "thickness-as-radius", "The thickness is used as the radius of the hole.",
          hint: "The radius of the hole is what is left of the radius: radius - thickness.",
          .draws { ring(in: $0, hole: $0.thickness) }),
      ]
        + Mistake.aboutRadius { setting, radius in
          ring(in: setting, radius: radius, hole: radius - min(max(setting["thickness"], 0), radius))
        }),
    hints: [
      "Two circles with one centre. Under the non-zero rule a hole appears only if they run in opposite directions.",
      "Limit the thickness to 0…radius. The outer circle runs clockwise: false, the inner one clockwise: true.",
      "addArc(… radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false), closeSubpath(), and the same "
        + "with radius - thickness and clockwise: true.",
    ])

  private static func ring(in setting: Setting, radius: Double? = nil, hole: Double) -> Outline {
    let disc = Outline.circle(center: setting.center, radius: radius ?? setting.radius)
    return hole == 0 ? disc : disc + .circle(center: setting.center, radius: abs(hole), reversed: true)
  }

  private static func filledRing(_ radius: @escaping @Sendable (Setting) -> Double) -> Mistake {
    Mistake(
      "hole-filled", "The hole is filled.",
      hint: "Under the non-zero rule the inner circle makes a hole only if it runs against the outer one.",
      .draws { .circle(center: $0.center, radius: radius($0)) })
  }
}

extension Setting {
  /// The thickness, limited to 0…radius.
  fileprivate var thickness: Double { min(max(self["thickness"], 0), radius) }
}
