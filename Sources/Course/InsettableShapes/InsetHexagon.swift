import Foundation
import Geometry
import Judging

extension Exercise {
  /// A regular polygon whose radius shrinks.
  static let insetHexagon = Exercise(
    "InsettableShapes", "InsetHexagon", "A hexagon whose radius gets smaller",
    need: "a struct InsetHexagon: InsettableShape that can be made with InsetHexagon()",
    assessment: Assessment(
      parts: [Part(points: 2, .region { hexagon(in: $0) })],
      parameters: Parameters.insetsThatLeaveSomething + Parameters.insetsThatLeaveNothing,
      variation: { Parameters([:], insets: Parameters.insets(using: &$0)) },
      isAboutOrigin: true, isAboutClosing: true,
      mistakes: Mistake.aboutInset([
        { hexagon(in: $0, radius: $0.radius - $1) }, { insideOut(in: $0, radius: $0.radius - $1) },
      ]) + [
        Mistake.insetFromZero { hexagon(in: $0, radius: $0.radius - $1) },
        Mistake(
          "inset-too-large", "The radius becomes negative, and the hexagon turns inside out.",
          hint: "Return an empty path where nothing is left: guard radius > 0 else { return Path() }.",
          .draws { insideOut(in: $0, radius: $0.radius - $0.inset) }),
        Mistake(
          "edges-moved", "The edges move in by the inset; here the radius gets smaller by it, so the corners move.",
          hint: "Subtract the inset from the radius, and draw the hexagon with what is left.",
          .draws { hexagon(in: $0, radius: $0.radius - $0.inset / cos(.pi / 6)) }),
        Mistake(
          "pointy-hexagon", "The hexagon stands on a corner: its first corner is straight up or down.",
          hint: "The first corner is at angle 0, to the right of the centre. cos belongs to x, sin to y.",
          .draws { hexagon(in: $0, from: .pi / 6) }),
        Mistake(
          "degrees-as-radians", "An angle in degrees went into cos and sin, which take radians.",
          hint: "A full turn is 2 * .pi, so a sixth of it is .pi / 3.",
          .draws { hexagon(in: $0, step: 60) }),
        Mistake(
          "stretched", "The hexagon is stretched into the rectangle, so that its sides are not equal.",
          hint: "One radius serves x and y: half of the smaller side, less the inset.",
          .draws { setting in
            let inner = setting.moved(to: setting.box.expanded(by: -setting.inset))
            guard !inner.box.isNull else { return Outline() }
            return inner.stretched(hexagon(in: Setting(box: Box(x: 0, y: 0, width: 1, height: 1))))
          }),
      ] + Mistake.aboutRadius { hexagon(in: $0, radius: $1 - $0.inset) }),
    hints: [
      "The corners stand on a circle. Which single number of it changes with the inset?",
      "let radius = min(rect.width, rect.height) / 2 - insetAmount. Where it is 0 or less, return an empty path.",
      "guard radius > 0 else { return Path() }; the corners of a Hexagon, (midX + radius * cos(angle), midY + radius * "
        + "sin(angle)); closeSubpath(). inset(by:) returns a copy after copy.insetAmount += amount.",
    ])

  private static func hexagon(
    in setting: Setting, radius: Double? = nil, from start: Double = 0, step: Double = .pi / 3
  ) -> Outline {
    let radius = radius ?? setting.radius - setting.inset
    return radius > 0 ? insideOut(in: setting, radius: radius, from: start, step: step) : Outline()
  }

  /// The hexagon, even one with a negative radius.
  private static func insideOut(
    in setting: Setting, radius: Double, from start: Double = 0, step: Double = .pi / 3
  ) -> Outline {
    .polygon(center: setting.center, angles: (0..<6).map { start + Double($0) * step }) { _ in radius }
  }
}
