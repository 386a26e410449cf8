import Geometry
import Judging

extension Exercise {
  /// Three lines between points that are given as numbers.
  static let triangle = Exercise(
    "Paths", "Triangle", "A triangle between three fixed points",
    need: "a struct Triangle: Shape that can be made with Triangle()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { _ in .polygon(triangleCorners) })],
      mistakes: [
        scaledTriangle { Point($0.x / 100, $0.y / 100) },
        scaledTriangle { Point($0.x / 150, $0.y / 150) },
        scaledTriangle { Point(($0.x / 1.5).rounded() / 100, ($0.y / 1.5).rounded() / 100) },
        Mistake(
          "origin-added", "The triangle moves with the rectangle, but its corners are the same in every rectangle.",
          hint: "Take the three points as they are: this first triangle does not look at rect at all.",
          .draws { setting in
            .polygon(triangleCorners.map { Point($0.x + setting.minX, $0.y + setting.minY) })
          }),
      ]),
    hints: [
      "Three calls draw the lines: put the pen down at one corner, then draw to the two others.",
      "path.move(to: CGPoint(x: 20, y: 30)) puts the pen down; path.addLine(to:) draws. closeSubpath() draws the last line.",
      "move to (20, 30), addLine to (130, 70), addLine to (60, 140), closeSubpath(), and return the path.",
    ])

  private static let triangleCorners = [Point(20, 30), Point(130, 70), Point(60, 140)]

  private static func scaledTriangle(_ fractions: @escaping @Sendable (Point) -> Point) -> Mistake {
    Mistake(
      "scaled-coordinates", "The triangle grows with the rectangle, but its corners are given in points.",
      hint: "Take the three points as they are: this first triangle does not look at rect at all.",
      .draws { setting in
        .polygon(triangleCorners.map { setting.at(fractions($0).x, fractions($0).y) })
      })
  }
}
