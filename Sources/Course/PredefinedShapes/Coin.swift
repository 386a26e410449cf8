import Geometry
import Judging

extension Exercise {
  /// The largest circle in a rectangle.
  static let coin = Exercise(
    "PredefinedShapes", "Coin", "The largest circle, in the middle of its rectangle",
    need: "a struct Coin: Shape that can be made with Coin()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { coin(in: $0) })],
      mistakes: [
        Mistake(
          "stretched", "This is an ellipse, as wide and as high as the rectangle.",
          hint: "Circle stays a circle in any rectangle; Ellipse and Path(ellipseIn: rect) do not.",
          .draws { setting in Outline.circle(center: Point(0.5, 0.5), radius: 0.5).mapped { setting.at($0.x, $0.y) } }),
        offCenter("The circle stands at the upper left, not in the middle.") { Point($0.minX, $0.minY) },
        offCenter("The circle stands at the lower right, not in the middle.") {
          Point($0.maxX - 2 * $0.radius, $0.maxY - 2 * $0.radius)
        },
        rounded { .roundedRectangle($0.box, radius: $0.radius, .circular) },
        rounded { .roundedRectangle($0.box, radius: $0.radius, .continuous) },
        Mistake(
          "square-for-circle", "This is a square, the one around the circle.",
          hint: "Path(ellipseIn:) draws the circle in that square. Circle().path(in: rect) finds the square itself.",
          .draws { setting in
            let radius = setting.radius
            return .polygon(
              [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
                setting.center + Vector(x * radius, y * radius)
              })
          }),
      ] + Mistake.aboutRadius { coin(in: $0, radius: $1) }),
    hints: [
      "One of SwiftUI's own shapes is just this. A shape can be asked for its path, wherever you need one.",
      "Circle is the largest circle that fits, in the middle. Its path in a rectangle: shape.path(in: rect).",
      "return Circle().path(in: rect)",
    ])

  private static func coin(in setting: Setting, radius: Double? = nil) -> Outline {
    .circle(center: setting.center, radius: radius ?? setting.radius)
  }

  /// - Parameter corner: Where the square around the circle begins, at its upper left.
  private static func offCenter(_ message: String, corner: @escaping @Sendable (Setting) -> Point) -> Mistake {
    Mistake(
      "off-center", message,
      hint: "The centre is (midX, midY). A square around it begins at midX - radius, midY - radius.",
      .draws { .circle(center: corner($0) + Vector($0.radius, $0.radius), radius: $0.radius) })
  }

  private static func rounded(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "capsule-for-circle", "This is a capsule: where the rectangle is no square, it has straight sides.",
      hint: "Circle keeps its form in any rectangle.", .draws(drawing))
  }
}
