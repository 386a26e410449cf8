import Geometry
import Judging

extension Exercise {
  /// A triangle whose corners are fractions of the rectangle.
  static let scalingTriangle = Exercise(
    "Paths", "ScalingTriangle", "The triangle that grows with its rectangle",
    need: "a struct ScalingTriangle: Shape that can be made with ScalingTriangle()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { scalingTriangle(in: $0) { Point($0.x * $1.width, $0.y * $1.height) } })],
      mistakes: [
        Mistake(
          "swapped-axes", "The fractions of the width and of the height are exchanged.",
          hint: "CGPoint(x:y:) takes the distance from the left first, then that from the top.",
          .draws { scalingTriangle(in: $0) { Point($0.y * $1.width, $0.x * $1.height) } }),
        Mistake(
          "width-as-height", "The distances from the top are fractions of the width.",
          hint: "A y is a fraction of the height: rect.minY + 0.2 * rect.height.",
          .draws { scalingTriangle(in: $0) { Point($0.x * $1.width, $0.y * $1.width) } }),
        Mistake(
          "height-as-width", "The distances from the left are fractions of the height.",
          hint: "An x is a fraction of the width: rect.minX + 0.13 * rect.width.",
          .draws { scalingTriangle(in: $0) { Point($0.x * $1.height, $0.y * $1.height) } }),
        Mistake(
          "smaller-side", "Width and height are both taken from the smaller side, so the triangle does not stretch.",
          hint: "An x is a fraction of rect.width, a y is a fraction of rect.height.",
          .draws { scalingTriangle(in: $0) { Point($0.x * 2 * $1.radius, $0.y * 2 * $1.radius) } }),
      ]),
    hints: [
      "A corner at 0.13 of the width lies at x = 13 where the width is 100. Where does it lie where the width is 300?",
      "Measure from the rectangle's own corner: x = rect.minX + 0.13 * rect.width, and y in the same way with the height.",
      "move to (minX + 0.13 w, minY + 0.2 h), addLine to (minX + 0.87 w, minY + 0.47 h), addLine to "
        + "(minX + 0.4 w, minY + 0.93 h), closeSubpath().",
    ])

  private static func scalingTriangle(in setting: Setting, _ offset: (Point, Setting) -> Point) -> Outline {
    .polygon(
      [Point(0.13, 0.2), Point(0.87, 0.47), Point(0.4, 0.93)].map { fractions in
        let offset = offset(fractions, setting)
        return Point(setting.minX + offset.x, setting.minY + offset.y)
      })
  }
}
