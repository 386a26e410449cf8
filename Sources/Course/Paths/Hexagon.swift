import Foundation
import Geometry
import Judging

extension Exercise {
  /// The regular polygon of six corners.
  static let hexagon = Exercise(
    "Paths", "Hexagon", "Six corners on a circle, the first one to the right",
    need: "a struct Hexagon: Shape that can be made with Hexagon()",
    assessment: Assessment(
      parts: [Part(points: 2, .region { hexagon(in: $0) })],
      mistakes: [
        Mistake(
          "pointy-hexagon", "The hexagon stands on a corner: its first corner is straight up or down.",
          hint: "The first corner is at angle 0, to the right of the centre, so that the top is a flat edge. "
            + "cos belongs to x, sin to y.",
          .draws { hexagon(in: $0, from: .pi / 6) }),
        Mistake(
          "degrees-as-radians", "An angle in degrees went into cos and sin, which take radians.",
          hint: "A full turn is 2 * .pi, so a sixth of it is .pi / 3.",
          .draws { hexagon(in: $0, step: 60) }),
        Mistake(
          "step-angle", "The step from corner to corner is half of the right one: only half of the turn is used.",
          hint: "Six steps make a full turn of 2 * .pi: each is .pi / 3.",
          .draws { hexagon(in: $0, step: .pi / 6) }),
        Mistake(
          "step-angle", "The step from corner to corner is twice the right one: every second corner is left out.",
          hint: "Six steps make a full turn of 2 * .pi: each is .pi / 3.",
          .draws { hexagon(in: $0, step: .pi * 2 / 3) }),
        Mistake(
          "turned-about-zero", "The corners stand around the point 0, 0, not around the centre of the rectangle.",
          hint: "cos and sin give the way from the centre to a corner: add rect.midX and rect.midY to it.",
          .draws { hexagon(in: $0, center: .zero) }),
        Mistake(
          "stretched", "The hexagon is stretched into the rectangle, so that its sides are not equal.",
          hint: "One radius serves x and y: half of the smaller side.",
          .draws { setting in
            setting.stretched(hexagon(in: Setting(box: Box(x: 0, y: 0, width: 1, height: 1))))
          }),
        Mistake(
          "stretched", "The hexagon fills the whole rectangle; a regular one has sides as long as its radius.",
          hint: "The corners stand on a circle: center.x + radius * cos(angle), center.y + radius * sin(angle).",
          .draws { setting in
            .polygon(
              [(1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5), (0.25, 0), (0.75, 0)].map { setting.at($0.0, $0.1) })
          }),
      ] + Mistake.aboutRadius { hexagon(in: $0, radius: $1) }),
    hints: [
      "The corners stand on a circle, a sixth of a turn apart. Where is a point of a circle at a given angle?",
      "x = midX + radius * cos(angle), y = midY + radius * sin(angle), with the angles 0, π/3, 2π/3 … in radians.",
      "A loop over 0..<6: let angle = CGFloat(corner) * .pi / 3. move(to:) for the first corner, addLine(to:) for the "
        + "others, then closeSubpath().",
    ])

  private static func hexagon(
    in setting: Setting, center: Point? = nil, radius: Double? = nil, from start: Double = 0, step: Double = .pi / 3
  ) -> Outline {
    .polygon(center: center ?? setting.center, angles: (0..<6).map { start + Double($0) * step }) { _ in
      radius ?? setting.radius
    }
  }
}

extension Setting {
  /// Returns an outline of the unit square, stretched over the rectangle.
  func stretched(_ outline: Outline) -> Outline { outline.mapped { at($0.x, $0.y) } }
}
