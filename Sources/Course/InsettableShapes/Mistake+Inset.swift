import Geometry
import Judging

/// A figure as a function of its circumstances and of an inset in points, which need not be the one that is asked.
typealias InsetFigure = @Sendable (Setting, _ inset: Double) -> Outline

extension Mistake {
  /// Mistakes in keeping an inset and in using it.
  ///
  /// - Parameter drawings: The figure in the ways in which learners draw it; they differ where nothing should be left.
  static func aboutInset(_ drawings: [InsetFigure]) -> [Mistake] {
    func wrong(
      _ code: String, _ message: String, hint: String, _ inset: @escaping @Sendable (Setting) -> Double
    ) -> [Mistake] {
      drawings.map { drawing in
        Mistake(code, message, hint: hint, .draws { drawing($0, inset($0)) })
      }
    }
    let kept =
      wrong(
        "inset-replaced", "inset(by:) replaces the inset instead of adding to it: by 10 and then by 5 is by 15.",
        hint: "Add to what the copy holds already: copy.insetAmount += amount."
      ) { $0.insets.last ?? 0 }
      + wrong(
        "inset-once", "A second inset changes nothing: by 10 and then by 5 is by 15.",
        hint: "inset(by:) must return a shape that can be inset again: a copy of self whose insetAmount is larger."
      ) { $0.insets.first ?? 0 }
      + wrong(
        "inset-unused", "An inset changes nothing: inset(by:) does not keep the amount, or path(in:) does not use it.",
        hint: "inset(by:) returns a copy of self with a larger insetAmount, and path(in:) subtracts insetAmount."
      ) { _ in 0 }
    let used =
      wrong(
        "inset-outwards", "The inset makes the shape larger: its outline moves outwards.",
        hint: "An inset moves the outline inwards: subtract it from a radius, and from a right or bottom edge."
      ) { -$0.inset }
      + wrong(
        "inset-halved", "The outline moves by half of the inset only.",
        hint: "The inset is taken away on both sides: a radius gets smaller by all of it, a width by twice as much."
      ) { $0.inset / 2 }
      + wrong(
        "inset-doubled", "The outline moves by twice the inset.",
        hint: "Is the inset subtracted twice, perhaps from the rectangle and then from a length made of it?"
      ) { 2 * $0.inset }
    let origin = Mistake(
      "origin-ignored", "Measured from 0, 0, but a rectangle that is inset starts at its own minX and minY.",
      hint: "Use the edges and the middle of the inset rectangle, inner.minX or inner.midX, not its width alone.",
      .draws { setting in
        let inner = Box(
          x: 0, y: 0, width: setting.width - 2 * setting.inset, height: setting.height - 2 * setting.inset)
        return inner.isNull ? Outline() : drawings[0](setting.moved(to: inner), 0)
      })
    return kept + used + insetOnOneSide(drawings) + [origin]
  }

  /// A rectangle made by hand that starts at the inset itself, and nothing that keeps it from being inset too far.
  static func insetFromZero(_ drawing: @escaping InsetFigure) -> Mistake {
    Mistake(
      "origin-ignored", "The inset is measured from 0, 0, but the rectangle may start elsewhere.",
      hint: "The left edge moves to rect.minX + insetAmount: rect.insetBy(dx: insetAmount, dy: insetAmount) does that.",
      .draws { setting in
        let inner = Box(
          x: setting.inset, y: setting.inset, width: setting.width - 2 * setting.inset,
          height: setting.height - 2 * setting.inset)
        return drawing(setting.moved(to: inner.standardized), 0)
      })
  }

  /// Mistakes in insetting a rectangle by hand.
  ///
  /// Where more is taken away than there is, a learner draws nothing, or in the rectangle that a CGRect makes of a negative
  /// width, or inside out.
  private static func insetOnOneSide(_ drawings: [InsetFigure]) -> [Mistake] {
    let rectangles: [@Sendable (Box) -> Box?] = [{ $0.isNull ? nil : $0 }, { $0.standardized }, { $0 }]
    func wrong(
      _ message: String, hint: String = "rect.insetBy(dx: insetAmount, dy: insetAmount) moves all four edges.",
      _ box: @escaping @Sendable (Setting) -> Box
    ) -> [Mistake] {
      rectangles.enumerated().flatMap { number, rectangle in
        // Only a rectangle inside out is drawn in different ways.
        drawings.prefix(number == 2 ? drawings.count : 1).map { drawing in
          Mistake(
            "inset-on-one-side", message, hint: hint,
            .draws { setting in
              rectangle(box(setting)).map { drawing(setting.moved(to: $0), 0) } ?? Outline()
            })
        }
      }
    }
    let sides = [
      wrong("The left and the top edge move in, the right and the bottom edge stay where they are.") {
        Box(minX: $0.minX + $0.inset, minY: $0.minY + $0.inset, maxX: $0.maxX, maxY: $0.maxY)
      },
      wrong("The right and the bottom edge move in, the left and the top edge stay where they are.") {
        Box(minX: $0.minX, minY: $0.minY, maxX: $0.maxX - $0.inset, maxY: $0.maxY - $0.inset)
      },
      wrong(
        "The shape stands too far to the left and up, by the inset: its right and its bottom edge move in by twice the "
          + "inset, the left and the top edge stay.",
        hint: "The middle stays where it is, at rect.midX and rect.midY, and all four edges move in: "
          + "rect.insetBy(dx: insetAmount, dy: insetAmount)."
      ) {
        Box(minX: $0.minX, minY: $0.minY, maxX: $0.maxX - 2 * $0.inset, maxY: $0.maxY - 2 * $0.inset)
      },
      wrong("The shape moves to the right and down by the inset, but keeps its size.") {
        Box(
          minX: $0.minX + $0.inset, minY: $0.minY + $0.inset, maxX: $0.maxX + $0.inset, maxY: $0.maxY + $0.inset)
      },
    ]
    return sides.flatMap(\.self)
  }
}

extension Box {
  /// The box with the lower edges first, as a CGRect with a negative width or height has them.
  fileprivate var standardized: Box {
    Box(minX: min(minX, maxX), minY: min(minY, maxY), maxX: max(minX, maxX), maxY: max(minY, maxY))
  }
}

extension Parameters {
  /// No inset, one and several, after which there is something left of a figure that is 80 points high.
  static let insetsThatLeaveSomething = [
    Parameters([:]),
    Parameters([:], insets: [10]),
    Parameters([:], insets: [10, 5]),
    Parameters([:], insets: [3, 12, 6]),
    Parameters([:], insets: [0], unusual: "an inset of 0"),
    Parameters([:], insets: [-10], unusual: "a negative inset"),
    Parameters([:], insets: [15, -5], unusual: "a negative inset after a positive one"),
  ]

  /// Returns one to three insets by chance, after which there is something left of a figure that is 80 points high.
  static func insets(using generator: inout SeededGenerator) -> [Double] {
    (0..<generator.whole(1...3)).map { _ in generator.number(1...9) }
  }

  /// Insets after which nothing is left of a figure that is 100 points high, however wide it is.
  static let insetsThatLeaveNothing = [
    Parameters([:], insets: [60], unusual: "an inset of more than half a side"),
    Parameters([:], insets: [35, 30], unusual: "insets that add up to more than half a side"),
    Parameters([:], insets: [170], unusual: "an inset larger than the rectangle"),
  ]
}
