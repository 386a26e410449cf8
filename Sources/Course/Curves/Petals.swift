import Foundation
import Geometry
import Judging

extension Exercise {
  /// A flower of turned petals.
  static let petals = Exercise(
    "Curves", "Petals", "A flower: turned copies of one petal",
    need: "a struct Petals: Shape that can be made with Petals(count: Int)",
    assessment: Assessment(
      parts: [Part(points: 2, .region { petals(in: $0) })],
      parameters: [
        Parameters(["count": 5]),
        Parameters(["count": 8]),
        Parameters(["count": 3]),
        // 360 / 7 is no whole number.
        Parameters(["count": 7]),
        Parameters(["count": 1], unusual: "a single petal"),
        Parameters(["count": 0], unusual: "no petals at all"),
        Parameters(["count": -3], unusual: "a negative count"),
      ],
      variation: { Parameters(["count": $0.number(2...12)]) },
      mistakes: [
        Mistake(
          "degrees-as-radians", "Angles in degrees are handed to the transform, which takes radians.",
          hint: "A full turn is 2 * .pi: petal k is turned by CGFloat(k) * 2 * .pi / CGFloat(count).",
          .draws { setting in petals(in: setting, step: setting.step * 180 / .pi) }),
        Mistake(
          "radians-as-degrees", "The petals are hardly turned: angles in radians are taken for degrees.",
          hint: "A full turn is .degrees(360), or 2 * .pi in radians.",
          mentioning: "egrees",
          .draws { setting in petals(in: setting, step: setting.step * .pi / 180) }),
        Mistake(
          "turned-about-zero", "The petals are turned about the point 0, 0, not about the centre of the rectangle.",
          hint: "A rotation turns about 0, 0. Draw the petal there, turn it, and then move it to (midX, midY).",
          .draws { petals(in: $0, turn: { petal, angle, _ in petal.turned(by: angle, about: .zero) }) }),
        Mistake(
          "transform-order",
          "The petals are moved to the centre twice: they were drawn there, and are moved after turning.",
          hint: "Draw the petal around 0, 0, so that it can be turned there, and then move it to (midX, midY).",
          .draws {
            petals(
              in: $0,
              turn: { petal, angle, center in
                petal.turned(by: angle, about: .zero).mapped { Point($0.x + center.x, $0.y + center.y) }
              })
          }),
        Mistake(
          "turned-about-zero",
          "The flower stands around the point 0, 0: it was turned there, but not moved to the centre.",
          hint: "After turning, move each petal to (midX, midY).",
          .draws {
            petals(
              in: $0,
              turn: { petal, angle, center in
                petal.turned(by: angle, about: center).mapped { Point($0.x - center.x, $0.y - center.y) }
              })
          }),
        Mistake(
          "transform-order",
          "The petals are turned about a point that lies as far from 0, 0 as the centre, but opposite.",
          hint:
            "The last word works first: translatedBy(center), rotated, translatedBy(-center) turns about the centre.",
          .draws {
            petals(
              in: $0, turn: { petal, angle, center in petal.turned(by: angle, about: Point(-center.x, -center.y)) })
          }),
        Mistake(
          "one-petal", "There is only one petal to be seen: all of them stand in the same place, or only one is drawn.",
          hint: "In a loop, petal k is turned about the centre by CGFloat(k) * 2 * .pi / CGFloat(count).",
          .draws { petals(in: $0, step: 0) }),
        Mistake(
          "rotation-accumulates",
          "The angles grow from petal to petal: a petal that is turned already is turned by k steps.",
          hint: "Turn the first petal by k steps, or the one before by one step, but do not mix them.",
          .draws { petals(in: $0, number: { Double($0 * ($0 + 1) / 2) }) }),
        missing { 0..<$0 - 1 },
        missing { 1..<$0 },
        stepAngle("half of the right one: only half of the turn is used", share: 0.5),
        stepAngle("twice the right one, so that petals lie upon each other or are left out", share: 2),
        Mistake(
          "step-angle", "The step is a little too small: the full turn is shared by one petal more than there is.",
          hint: "count petals share a full turn: each step is 2 * .pi / CGFloat(count).",
          .draws { petals(in: $0, step: 2 * .pi / Double($0.count + 1)) }),
        Mistake(
          "step-angle", "The step is a little too large: the full turn is shared by one petal less than there is.",
          hint: "count petals share a full turn: each step is 2 * .pi / CGFloat(count).",
          .draws { petals(in: $0, step: $0.count > 1 ? 2 * .pi / Double($0.count - 1) : 0) }),
        Mistake(
          "integer-division", "360 / count is cut off to a whole number of degrees.",
          hint: "Divide numbers with a fraction: 360 / CGFloat(count).",
          .draws { petals(in: $0, step: ((360 / Double($0.count)).rounded(.down)) * .pi / 180) }),
        Mistake(
          "control-on-curve",
          "The petals are twice as wide as they should be: a curve does not go through its control point.",
          hint: "The control points lie half a radius to the left and to the right of midX.",
          .draws { petals(in: $0, controls: [(-1, -0.5), (1, -0.5)]) }),
        Mistake(
          "half-missing", "Each petal has only one half: its other side is a straight line.",
          hint: "A second curve leads from the tip back to the centre, with its control point on the other side.",
          .draws { petals(in: $0, controls: [(-0.5, -0.5), (0, -0.5)]) }),
        Mistake(
          "half-missing", "Each petal has only one half: its other side is a straight line.",
          hint: "A second curve leads from the tip back to the centre, with its control point on the other side.",
          .draws { petals(in: $0, controls: [(0.5, -0.5), (0, -0.5)]) }),
        Mistake(
          "stretched", "The flower is stretched into the rectangle.",
          hint: "One radius serves x and y: half of the smaller side.",
          .draws { setting in
            setting.stretched(petals(in: setting.moved(to: Box(x: 0, y: 0, width: 1, height: 1))))
          }),
        Mistake(
          "stretched", "The petals follow the width and the height of the rectangle.",
          hint: "One radius serves x and y: half of the smaller side.",
          .draws { setting in
            let (width, height) = (setting.width / 2 / setting.radius, setting.height / 2 / setting.radius)
            return petals(in: setting, controls: [(-width / 2, -height / 2), (width / 2, -height / 2)], tip: height)
          }),
      ] + [4, 5, 6, 8, 12].map { alwaysSoMany($0) } + Mistake.aboutQuadratics { petals(in: $0) }
        + Mistake.aboutRadius { petals(in: $0, radius: $1) }),
    hints: [
      "Draw one petal, then add turned copies of it. A transform turns about the point 0, 0: where should the petal be "
        + "when it is turned?",
      "Draw the petal around 0, 0, with its tip at (0, -radius). A copy is placed by "
        + "CGAffineTransform(translationX: midX, y: midY).rotated(by: angle), with the angle in radians.",
      "guard count >= 1; petal: move to .zero, addQuadCurve(to: (0, -r), control: (-r / 2, -r / 2)), addQuadCurve(to: "
        + ".zero, control: (r / 2, -r / 2)), closeSubpath(); for k in 0..<count: path.addPath(petal, transform: …) with "
        + "the angle CGFloat(k) * 2 * .pi / CGFloat(count).",
    ])

  /// Returns the flower.
  ///
  /// - Parameters:
  ///   - controls: The ways from the centre to the two controls of the upright petal, as multiples of the radius.
  ///   - tip: How high the upright petal is, as a multiple of the radius.
  ///   - range: The numbers of the petals that are drawn.
  ///   - number: How many steps a petal is turned by.
  ///   - step: The angle from petal to petal, in radians.
  ///   - turn: How the upright petal is turned by an angle in radians.
  private static func petals(
    in setting: Setting, count: Int? = nil, radius: Double? = nil,
    controls: [(Double, Double)] = [(-0.5, -0.5), (0.5, -0.5)], tip: Double = 1, range: Range<Int>? = nil,
    number: (Int) -> Double = { Double($0) }, step: Double? = nil,
    turn: (Outline, _ angle: Double, _ center: Point) -> Outline = { petal, angle, center in
      petal.turned(by: angle, about: center)
    }
  ) -> Outline {
    let count = count ?? setting.count
    guard count >= 1 else { return Outline() }
    let (center, radius) = (setting.center, radius ?? setting.radius)
    let places = controls.map { Point(center.x + $0.0 * radius, center.y + $0.1 * radius) }
    let petal = Outline { pen in
      pen.move(center)
      pen.quadratic(control: places[0], to: Point(center.x, center.y - tip * radius))
      pen.quadratic(control: places[1], to: center)
      pen.close()
    }
    return (range ?? 0..<count).reduce(Outline()) { flower, index in
      flower + turn(petal, number(index) * (step ?? 2 * .pi / Double(count)), center)
    }
  }

  private static func missing(_ range: @escaping @Sendable (Int) -> Range<Int>) -> Mistake {
    Mistake(
      "petal-missing", "One petal is missing.",
      hint: "The loop runs over 0..<count: these are count numbers.",
      .draws { petals(in: $0, range: range(max(1, $0.count))) })
  }

  private static func stepAngle(_ explanation: String, share: Double) -> Mistake {
    Mistake(
      "step-angle", "The step from petal to petal is \(explanation).",
      hint: "count petals share a full turn: each step is 2 * .pi / CGFloat(count).",
      .draws { petals(in: $0, step: share * $0.step) })
  }

  private static func alwaysSoMany(_ count: Int) -> Mistake {
    Mistake(
      "count-ignored", "There is the same number of petals, whatever `count` is.",
      hint: "`count` tells how many petals there are: the loop runs over 0..<count.",
      .draws { petals(in: $0, count: count) })
  }
}

extension Setting {
  fileprivate var count: Int { Int(self["count"]) }

  /// The angle from petal to petal, in radians.
  fileprivate var step: Double { 2 * .pi / Double(count) }
}

extension Outline {
  /// Returns the outline turned clockwise on screen by an angle in radians.
  fileprivate func turned(by angle: Double, about center: Point) -> Outline {
    mapped { $0.rotated(byRadians: angle, about: center) }
  }
}
