import Geometry
import Judging

extension Exercise {
  /// Circles around one centre, in equal steps.
  static let target = Exercise(
    "InsettableShapes", "Target", "Circles in equal steps, each an inset of the largest",
    need: "a struct Target: Shape that can be made with Target(rings: Int)",
    assessment: Assessment(
      // Filled, circles that run the same way are one disc: what counts here are the lines.
      parts: [Part(points: 2, .lines { circles(in: $0, $0.radii()) })],
      parameters: [
        Parameters(["rings": 3]),
        Parameters(["rings": 4]),
        Parameters(["rings": 12]),
        Parameters(["rings": 1], unusual: "a single ring"),
        Parameters(["rings": 0], unusual: "no rings at all"),
        Parameters(["rings": -2], unusual: "a negative number of rings"),
      ],
      variation: { Parameters(["rings": $0.number(2...15)]) },
      isAboutOrigin: true,
      mistakes: integerDivisions + [
        Mistake(
          "outermost-missing", "The largest circle is missing: its radius is half of the smaller side.",
          hint: "The first circle is not inset at all: count k from 0, and take radius * (1 - k / rings).",
          .draws { circles(in: $0, Array($0.radii().dropFirst())) }),
        Mistake(
          "innermost-missing", "The smallest circle is missing.",
          hint: "There are as many circles as rings: k runs over 0..<rings.",
          .draws { circles(in: $0, $0.radii().dropLast()) }),
        wrongStep("The steps are too small: they leave room for one circle more.") { $0 + 1 },
        wrongStep("The steps are too large: the smallest circle is only a point.") { max(1, $0 - 1) },
        wrongStep("The steps are half as large as they should be.") { 2 * $0 },
        Mistake(
          "fixed-step", "The circles are 10 points apart in every rectangle.",
          hint: "The step is a share of the radius: radius / CGFloat(rings).",
          .draws { setting in circles(in: setting, setting.numbers.map { max(0, setting.radius - 10 * $0) }) }),
        Mistake(
          "one-circle", "Only the largest circle is drawn.",
          hint: "Add a circle in each round of a loop over 0..<rings, and return the path after the loop.",
          .draws { circles(in: $0, Array($0.radii().prefix(1))) }),
        Mistake(
          "one-circle", "Only the smallest circle is drawn.",
          hint: "Make the path before the loop and add to it: the last circle must not take the place of the others.",
          .draws { circles(in: $0, $0.radii().suffix(1)) }),
        joined(fromDegrees: 0),
        joined(fromDegrees: 90),
        joined(fromDegrees: 180),
        joined(fromDegrees: 270),
        Mistake(
          "stretched", "The circles are stretched to ellipses where the rectangle is not a square.",
          hint: "addEllipse(in:) draws a circle only in a square. One radius serves x and y.",
          .draws { setting in
            setting.stretched(circles(in: setting.moved(to: Box(x: 0, y: 0, width: 1, height: 1))))
          }),
        Mistake(
          "stretched", "The outlines are ellipses where the rectangle is not a square.",
          hint: "addEllipse(in:) draws a circle only in a square; Circle().inset(by:) fits into any rectangle.",
          .draws { setting in
            setting.radii().reduce(Outline()) { outline, radius in
              let inner = setting.moved(to: setting.box.expanded(by: radius - setting.radius))
              return outline + inner.stretched(.circle(center: Point(0.5, 0.5), radius: 0.5))
            }
          }),
        radiansAsDegrees(isJoined: true),
        radiansAsDegrees(isJoined: false),
      ] + Mistake.aboutRadius { circles(in: $0, $0.radii(largest: $1)) }),
    hints: [
      "Every circle is the largest one, inset by so many equal steps. How long is a step, and how many circles are there?",
      "Circle k, counted from 0, has the radius r * (1 - k / rings): it is inset by r * k / rings. Make a CGFloat of each.",
      "guard rings > 0 else { return Path() }; in a loop for k in 0..<rings: path.addPath(Circle().inset(by: radius * "
        + "CGFloat(k) / CGFloat(rings)).path(in: rect)), where radius is half of the smaller side.",
    ])

  private static func circles(
    in setting: Setting, _ radii: [Double]? = nil, fromDegrees start: Double = 0, sweepDegrees sweep: Double = 360,
    isJoined: Bool = false
  ) -> Outline {
    var outline = Outline()
    var pen = Outline.Pen()
    for radius in radii ?? setting.radii() where radius > 0 {
      pen.arc(center: setting.center, radius: radius, fromDegrees: start, sweepDegrees: sweep)
      if !isJoined {
        outline = outline + pen.outline
        pen = Outline.Pen()
      }
    }
    return outline + pen.outline
  }

  private static func wrongStep(_ message: String, count: @escaping @Sendable (Double) -> Double) -> Mistake {
    Mistake(
      "wrong-step", message, hint: "There are as many steps to the centre as rings: a step is radius / CGFloat(rings).",
      .draws { setting in
        circles(in: setting, setting.numbers.map { setting.radius * (1 - $0 / count(setting["rings"])) })
      })
  }

  /// All circles but the largest one have a radius of 0, or all have the same.
  private static let integerDivisions: [Mistake] = {
    let drawings: [Figure] = [
      { circles(in: $0, Array($0.radii().prefix(1))) },
      { setting in circles(in: setting, setting.numbers.map { _ in setting.radius }) },
    ]
    // Where `rings` is the divisor as it is, both numbers are of type Int, or it would not compile.
    return ["/ rings", "/rings"].flatMap { division in
      drawings.map { drawing in
        Mistake(
          "integer-division", "A division of two Ints drops what is behind the point: it gives 0 or 1, never a share.",
          hint: "Make a CGFloat of each before you divide: CGFloat(k) / CGFloat(rings).",
          mentioning: division, .draws(drawing))
      }
    }
  }()

  private static func radiansAsDegrees(isJoined: Bool) -> Mistake {
    Mistake(
      "radians-as-degrees", "The circles are short arcs: .pi is an angle in radians, not in degrees.",
      hint: "A full turn is .degrees(360) or .radians(2 * .pi).",
      mentioning: ".pi",
      .draws { circles(in: $0, sweepDegrees: 2 * .pi, isJoined: isJoined) })
  }

  private static func joined(fromDegrees start: Double) -> Mistake {
    Mistake(
      "joined-circles", "A line leads from each circle to the next one.",
      hint: "The pen is still down when the next arc begins: closeSubpath() or move(to:) first, or addEllipse(in:).",
      .draws { circles(in: $0, fromDegrees: start, isJoined: true) })
  }
}

extension Setting {
  /// The numbers of the circles, counted from 0.
  fileprivate var numbers: [Double] { (0..<max(0, Int(self["rings"]))).map(Double.init) }

  /// Returns the radii from the largest one inwards, in points.
  fileprivate func radii(largest: Double? = nil) -> [Double] {
    numbers.map { (largest ?? radius) * (1 - $0 / self["rings"]) }
  }
}
