import Geometry
import Judging

extension Exercise {
  /// The midpoints of the four edges, joined.
  static let diamond = Exercise(
    "Paths", "Diamond", "The midpoints of the four edges, joined",
    need: "a struct Diamond: Shape that can be made with Diamond()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { .polygon(midpoints(of: Edges(of: $0))) })],
      isAboutOrigin: true,
      mistakes: Mistake.aboutEdges { .polygon(midpoints(of: $0)) } + [
        crossedLines { [$0[0], $0[2], $0[1], $0[3]] },
        crossedLines { [$0[0], $0[1], $0[3], $0[2]] },
        Mistake(
          "corners-for-midpoints", "The corners of the rectangle are joined, not the midpoints of its edges.",
          hint: "The midpoint of the top edge is CGPoint(x: rect.midX, y: rect.minY).",
          .draws { .polygon([$0.at(0, 0), $0.at(1, 0), $0.at(1, 1), $0.at(0, 1)]) }),
      ]),
    hints: [
      "A rectangle knows its edges and its middle. Which two of its properties make the midpoint of the top edge?",
      "The midpoints are (midX, minY), (maxX, midY), (midX, maxY) and (minX, midY). The rectangle need not start at 0, 0.",
      "move to (rect.midX, rect.minY), then lines to (rect.maxX, rect.midY), (rect.midX, rect.maxY) and "
        + "(rect.minX, rect.midY), then closeSubpath().",
    ])

  /// The midpoints from the top one clockwise.
  private static func midpoints(of edges: Edges) -> [Point] {
    [
      Point(edges.midX, edges.minY), Point(edges.maxX, edges.midY), Point(edges.midX, edges.maxY),
      Point(edges.minX, edges.midY),
    ]
  }

  private static func crossedLines(_ order: @escaping @Sendable ([Point]) -> [Point]) -> Mistake {
    Mistake(
      "crossed-lines", "The right points are joined in an order in which two lines cross.",
      hint: "Go round the outline: top, right, bottom, left.",
      .draws { .polygon(order(midpoints(of: Edges(of: $0)))) })
  }
}
