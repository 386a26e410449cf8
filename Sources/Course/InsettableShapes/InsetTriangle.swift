import Geometry
import Judging

extension Exercise {
  /// A triangle in a rectangle that gets smaller.
  static let insetTriangle = Exercise(
    "InsettableShapes", "InsetTriangle", "A triangle in a rectangle that is inset",
    need: "a struct InsetTriangle: InsettableShape that can be made with InsetTriangle()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { triangle(insetEdges($0)) })],
      parameters: Parameters.insetsThatLeaveSomething + Parameters.insetsThatLeaveNothing,
      variation: { Parameters([:], insets: Parameters.insets(using: &$0)) },
      isAboutOrigin: true, isAboutClosing: true,
      mistakes: Mistake.aboutInset([
        { triangle(insetEdges($0, dx: $1, dy: $1)) },
        { insideOut(insetEdges($0, dx: $1, dy: $1)) },
        { insideOut(insetEdges($0, dx: $1, dy: $1).sorted) },
      ]) + [
        Mistake.insetFromZero { triangle(insetEdges($0, dx: $1, dy: $1)) },
        Mistake(
          "inset-too-large", "More is taken away than the rectangle has, and the triangle turns inside out.",
          hint: "Return an empty path where nothing is left: rect.insetBy(dx:dy:) has isNull true then.",
          .draws { insideOut(insetEdges($0)) }),
        Mistake(
          "inset-too-large", "More is taken away than the rectangle has, but a triangle is drawn.",
          hint: "Return an empty path where nothing is left: rect.insetBy(dx:dy:) has isNull true then. The width of a "
            + "CGRect made by hand is never negative, so it does not tell.",
          .draws { insideOut(insetEdges($0).sorted) }),
        Mistake(
          "inset-on-one-axis", "Only the left and the right edge move in.",
          hint: "rect.insetBy(dx: insetAmount, dy: insetAmount) moves all four edges.",
          .draws { triangle(insetEdges($0, dx: $0.inset, dy: 0)) }),
        Mistake(
          "inset-on-one-axis", "Only the top and the bottom edge move in.",
          hint: "rect.insetBy(dx: insetAmount, dy: insetAmount) moves all four edges.",
          .draws { triangle(insetEdges($0, dx: 0, dy: $0.inset)) }),
        Mistake(
          "sides-moved", "The sides of the triangle move in by the inset; here those of the rectangle do.",
          hint: "Draw in rect.insetBy(dx: insetAmount, dy: insetAmount) just as you would draw in rect.",
          .draws { movedIn($0) }),
      ] + Mistake.aboutEdges { triangle($0) }),
    hints: [
      "Draw the triangle in a rectangle that is smaller on all four sides. What is left of it if the inset is very large?",
      "let inner = rect.insetBy(dx: insetAmount, dy: insetAmount). Where nothing is left, its isNull is true.",
      "guard !inner.isNull else { return Path() }; lines from (inner.midX, inner.minY) to (inner.maxX, inner.maxY) and "
        + "(inner.minX, inner.maxY); closeSubpath(). inset(by:) returns a copy after copy.insetAmount += amount.",
    ])

  private static func insetEdges(_ setting: Setting, dx: Double? = nil, dy: Double? = nil) -> Edges {
    Edges(of: setting).inset(dx: dx ?? setting.inset, dy: dy ?? setting.inset)
  }

  private static func triangle(_ edges: Edges) -> Outline {
    edges.width < 0 || edges.height < 0 ? Outline() : insideOut(edges)
  }

  /// The triangle, whichever edge is the farther one.
  private static func insideOut(_ edges: Edges) -> Outline {
    .polygon([Point(edges.midX, edges.minY), Point(edges.maxX, edges.maxY), Point(edges.minX, edges.maxY)])
  }

  /// The triangle with each of its sides moved inwards: it shrinks towards the centre of its inscribed circle.
  private static func movedIn(_ setting: Setting) -> Outline {
    let edges = Edges(of: setting)
    let side = Vector(edges.width / 2, edges.height).length
    let radius = edges.width * edges.height / (edges.width + 2 * side)
    let scale = 1 - setting.inset / radius
    guard scale > 0 else { return Outline() }
    let center = Point(edges.midX, edges.maxY - radius)
    return triangle(edges).mapped { center + ($0 - center) * scale }
  }
}

extension Edges {
  /// The edges with the lower one first, as a CGRect with a negative width or height has them.
  fileprivate var sorted: Edges {
    var edges = self
    (edges.minX, edges.maxX) = (min(minX, maxX), max(minX, maxX))
    (edges.minY, edges.maxY) = (min(minY, maxY), max(minY, maxY))
    return edges
  }
}
