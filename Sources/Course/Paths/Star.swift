import Foundation
import Geometry
import Judging

extension Exercise {
  /// A star of any number of points.
  static let star = Exercise(
    "Paths", "Star", "A star with any number of points, made by a loop",
    need: "a struct Star: Shape that can be made with Star(points: Int, innerRatio: CGFloat)",
    assessment: Assessment(
      parts: [Part(points: 3, .region { star(in: $0) })],
      parameters: [
        Parameters(["points": 5, "innerRatio": 0.5]),
        Parameters(["points": 8, "innerRatio": 0.4]),
        Parameters(["points": 3, "innerRatio": 0.25]),
        Parameters(["points": 6, "innerRatio": 1]),
        Parameters(["points": 2, "innerRatio": 0.3], unusual: "a star of 2 points"),
        Parameters(["points": 5, "innerRatio": 1.5], unusual: "an inner ratio above 1"),
        Parameters(["points": 1, "innerRatio": 0.5], unusual: "fewer than 2 points"),
        Parameters(["points": 0, "innerRatio": 0.5], unusual: "no points at all"),
      ],
      variation: { Parameters(["points": $0.number(3...12), "innerRatio": $0.number(2...18, step: 0.05)]) },
      mistakes: [
        Mistake(
          "radius-order", "The star begins with an inner corner: outer and inner radius have changed places.",
          hint: "The first corner is an outer one: even corners have the radius, odd ones radius * innerRatio.",
          .draws { star(in: $0, isOuter: { !$0.isMultiple(of: 2) }) }),
        Mistake(
          "step-angle", "The step from corner to corner is a whole point wide, so the star goes round twice.",
          hint: "A full turn has 2 * points corners, outer and inner ones: each step is .pi / points.",
          .draws { star(in: $0, step: 2) }),
        Mistake(
          "step-angle", "The step from corner to corner is half of the right one: only half of the turn is used.",
          hint: "A full turn has 2 * points corners: each step is 2 * .pi / (2 * points), that is .pi / points.",
          .draws { star(in: $0, step: 0.5) }),
        Mistake(
          "degrees-as-radians", "Angles in degrees went into cos and sin, which take radians.",
          hint: "A full turn is 2 * .pi: straight up is -.pi / 2, each step is .pi / points.",
          .draws { star(in: $0, from: -90, step: 180 / .pi) }),
        Mistake(
          "degrees-as-radians", "The step in degrees went into cos and sin, which take radians.",
          hint: "A full turn is 2 * .pi: each step is .pi / points.",
          .draws { star(in: $0, step: 180 / .pi) }),
        Mistake(
          "ratio-as-length", "innerRatio is used as a length in points.",
          hint: "It is a share of the radius: an inner corner is radius * innerRatio away from the centre.",
          .draws { setting in star(in: setting, innerRadius: setting["innerRatio"]) }),
        Mistake(
          "turned-about-zero", "The corners stand around the point 0, 0, not around the centre of the rectangle.",
          hint: "cos and sin give the way from the centre to a corner: add rect.midX and rect.midY to it.",
          .draws { star(in: $0, center: .zero) }),
        Mistake(
          "stretched", "The star is stretched into the rectangle.",
          hint: "One radius serves x and y: half of the smaller side.",
          .draws { setting in
            setting.stretched(star(in: setting.moved(to: Box(x: 0, y: 0, width: 1, height: 1))))
          }),
      ] + Mistake.aboutRadius { star(in: $0, radius: $1) }),
    hints: [
      "A star is a polygon of 2 * points corners, whose distance from the centre changes from corner to corner.",
      "Corner k stands at the angle -π/2 + k·π/points. Its distance is the radius for even k, radius * innerRatio for odd k.",
      "guard points >= 2, then a loop over 0..<2 * points: move(to:) for the first corner, addLine(to:) for the others; "
        + "closeSubpath() after the loop.",
    ])

  /// Returns the star.
  ///
  /// - Parameters:
  ///   - start: The angle of the first corner, in radians.
  ///   - step: The step from corner to corner, as a multiple of the right one.
  private static func star(
    in setting: Setting, center: Point? = nil, radius: Double? = nil, innerRadius: Double? = nil,
    from start: Double = -.pi / 2, step: Double = 1, isOuter: (Int) -> Bool = { $0.isMultiple(of: 2) }
  ) -> Outline {
    let points = Int(setting["points"])
    guard points >= 2 else { return Outline() }
    let outer = radius ?? setting.radius
    let inner = innerRadius ?? outer * setting["innerRatio"]
    let angles = (0..<2 * points).map { start + Double($0) * step * .pi / Double(points) }
    return .polygon(center: center ?? setting.center, angles: angles) { isOuter($0) ? outer : inner }
  }
}
