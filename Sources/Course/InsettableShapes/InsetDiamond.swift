import Geometry
import Judging

extension Exercise {
  /// A diamond whose edges move by exactly the inset.
  static let insetDiamond = Exercise(
    "InsettableShapes", "InsetDiamond", "A diamond whose edges move in by exactly the inset",
    need: "a struct InsetDiamond: InsettableShape that can be made with InsetDiamond()",
    assessment: Assessment(
      parts: [Part(points: 3, .region { diamond(in: $0, scale: scale($0)) })],
      parameters: Parameters.insetsThatLeaveSomething + [
        // A rectangle is left in the square, but no diamond.
        Parameters([:], insets: [40], unusual: "an inset of more than the distance of the edges")
      ] + Parameters.insetsThatLeaveNothing,
      variation: { Parameters([:], insets: Parameters.insets(using: &$0)) },
      isAboutOrigin: true, isAboutClosing: true,
      mistakes: cornersMoved + halvesExchanged + aboutInset + [
        Mistake(
          "inset-too-large", "More is taken away than there is, and the diamond turns inside out.",
          hint: "Return an empty path where nothing is left: guard k > 0 else { return Path() }.",
          .draws { insideOut(in: $0, scale: scale($0)) }),
        Mistake(
          "scaled-by-side", "The left and the right corner move in by the inset; the edges should.",
          hint: "k is 1 - inset / d, where d = a * b / √(a² + b²) is how far the edges are from the centre.",
          .draws { diamond(in: $0, scale: 1 - $0.inset / ($0.width / 2)) }),
        Mistake(
          "scaled-by-side", "The upper and the lower corner move in by the inset; the edges should.",
          hint: "k is 1 - inset / d, where d = a * b / √(a² + b²) is how far the edges are from the centre.",
          .draws { diamond(in: $0, scale: 1 - $0.inset / ($0.height / 2)) }),
        Mistake(
          "corners-for-midpoints", "The corners of a rectangle are joined, not the midpoints of its edges.",
          hint: "The corners are (midX ± k * a, midY) and (midX, midY ± k * b).",
          .draws { setting in
            let scale = scale(setting)
            return scale <= 0
              ? Outline()
              : .polygon(
                [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
                  setting.at(0.5 + x * scale / 2, 0.5 + y * scale / 2)
                })
          }),
      ]
        + Mistake.aboutEdges(inset: { Vector($0.width, $0.height) * ((1 - scale($0)) / 2) }) { edges in
          edges.width <= 0
            ? Outline()
            : .polygon([
              Point(edges.midX, edges.minY), Point(edges.maxX, edges.midY), Point(edges.midX, edges.maxY),
              Point(edges.minX, edges.midY),
            ])
        }),
    hints: [
      "A diamond that is inset keeps its proportions: all four corners move towards the centre by the same share.",
      "With a = width / 2 and b = height / 2, an edge is a * b / √(a² + b²) away from the centre. What share of it is left?",
      "guard a > 0, b > 0; let k = 1 - insetAmount * (a * a + b * b).squareRoot() / (a * b); guard k > 0; the corners are "
        + "(midX, midY - k * b), (midX + k * a, midY), (midX, midY + k * b), (midX - k * a, midY); closeSubpath().",
    ])

  /// How large the diamond is after an inset, as a share of what it was.
  ///
  /// Its edges are a·b/√(a² + b²) away from the centre: that is the height of a right triangle with the sides a and b.
  private static func scale(_ setting: Setting, inset: Double? = nil) -> Double {
    let (a, b) = (setting.width / 2, setting.height / 2)
    return a > 0 && b > 0 ? 1 - (inset ?? setting.inset) * Vector(a, b).length / (a * b) : 0
  }

  private static func diamond(in setting: Setting, scale: Double) -> Outline {
    scale > 0 ? insideOut(in: setting, scale: scale) : Outline()
  }

  /// The diamond, even one turned inside out.
  private static func insideOut(in setting: Setting, scale: Double) -> Outline {
    diamond(in: setting, scale * setting.width / 2, scale * setting.height / 2)
  }

  private static func diamond(in setting: Setting, _ a: Double, _ b: Double) -> Outline {
    .polygon([(0, -b), (a, 0), (0, b), (-a, 0)].map { x, y in setting.center + Vector(x, y) })
  }

  // MARK: Mistakes

  private static let aboutInset = Mistake.aboutInset([
    { diamond(in: $0, scale: scale($0, inset: $1)) }, { insideOut(in: $0, scale: scale($0, inset: $1)) },
  ])

  private static let cornersMoved =
    cornersMoved("The corners move in by the inset and the edges by less, as in a rectangle that is inset.") {
      $0.inset
    }
    + cornersMoved("The corners move in by the inset times √2, which moves the edges rightly in a square only.") {
      $0.inset * 2.0.squareRoot()
    }

  /// Where nothing is left, the diamond is not drawn, or inside out, or in what a CGRect makes of a negative width. And a
  /// rectangle made by hand may start at the inset itself.
  private static func cornersMoved(
    _ message: String, by distance: @escaping @Sendable (Setting) -> Double
  ) -> [Mistake] {
    let halves: [@Sendable (Double, Double) -> (Double, Double)?] = [
      { $0 > 0 && $1 > 0 ? ($0, $1) : nil }, { ($0, $1) }, { (abs($0), abs($1)) },
    ]
    let starts: [@Sendable (Setting) -> Setting] = [
      { $0 }, { $0.moved(to: Box(x: 0, y: 0, width: $0.width, height: $0.height)) },
    ]
    return starts.flatMap { start in
      halves.map { halves in
        Mistake(
          "corners-moved", message,
          hint: "k is 1 - inset / d, where d = a * b / √(a² + b²) is how far the edges are from the centre.",
          .draws { setting in
            let (a, b) = (setting.width / 2 - distance(setting), setting.height / 2 - distance(setting))
            return halves(a, b).map { diamond(in: start(setting), $0.0, $0.1) } ?? Outline()
          })
      }
    }
  }

  private static let halvesExchanged = [true, false].map { isGuarded in
    Mistake(
      "halves-exchanged", "a and b are exchanged: the diamond is as wide as it should be high.",
      hint: "a is half of the width and belongs to x, b is half of the height and belongs to y: the corners are "
        + "(midX ± k * a, midY) and (midX, midY ± k * b).",
      .draws { setting in
        let scale = scale(setting)
        return isGuarded && scale <= 0
          ? Outline() : diamond(in: setting, scale * setting.height / 2, scale * setting.width / 2)
      })
  }
}
