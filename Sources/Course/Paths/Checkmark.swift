import Geometry
import Judging

extension Exercise {
  /// Two lines that stay open.
  static let checkmark = Exercise(
    "Paths", "Checkmark", "Two lines of a pen that stay open",
    need: "a struct Checkmark: Shape that can be made with Checkmark()",
    assessment: Assessment(
      parts: [Part(points: 1, .lines { .checkmark(Edges(of: $0)) })],
      isAboutOrigin: true, mistakes: Mistake.aboutCheckmark),
    hints: [
      "Two lines, three points, one pen that is put down once. This outline stays open.",
      "The low point lies a third of the width to the right of the left edge: rect.minX + rect.width / 3.",
      "move to (rect.minX, rect.midY), addLine to (rect.minX + rect.width / 3, rect.maxY), addLine to "
        + "(rect.maxX, rect.minY). No closeSubpath().",
    ])
}

extension Outline {
  /// Returns the checkmark between edges.
  ///
  /// - Parameter lowX: Where the low point lies; a third of the width from the left edge where none is given.
  static func checkmark(_ edges: Edges, lowX: Double? = nil) -> Outline {
    Outline { pen in
      pen.move(edges.minX, edges.midY)
      pen.line(lowX ?? edges.minX + edges.width / 3, edges.maxY)
      pen.line(edges.maxX, edges.minY)
    }
  }
}

extension Mistake {
  /// The mistakes in drawing the checkmark, which two exercises ask for.
  static let aboutCheckmark =
    aboutEdges { .checkmark($0) } + [
      Mistake(
        "origin-ignored", "The low point is a third of the width away from 0, not from the left edge.",
        hint: "A fraction of the way across is rect.minX + fraction * rect.width.",
        .draws { .checkmark(Edges(of: $0), lowX: $0.width / 3) }),
      Mistake(
        "edges-as-sizes", "A third of maxX is a third of the width only where the rectangle starts at 0.",
        hint: "maxX is where the rectangle ends. A fraction of the way across is rect.minX + fraction * rect.width.",
        .draws { .checkmark(Edges(of: $0), lowX: $0.maxX / 3) }),
    ]
}
