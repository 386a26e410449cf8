import Geometry
import Judging

extension Exercise {
  /// A rectangle that is rounded on its leading side.
  static let ticket = Exercise(
    "PredefinedShapes", "Ticket", "A rectangle that is rounded on one side only",
    need: "a struct Ticket: Shape that can be made with Ticket()",
    assessment: Assessment(
      parts: [
        Part(
          points: 2, .region { ticket(in: $0, .circular) }, or: [.region { ticket(in: $0, .continuous) }])
      ],
      mistakes: wrongCorners(
        "all-corners", "All four corners are round, but only the two on the left should be.",
        rounded: [true, true, true, true])
        + wrongCorners(
          "wrong-side", "The corners on the right are round instead of those on the left.",
          hint: "Leading is where a line of text begins: the left, here. The right side is called trailing.",
          rounded: [false, true, true, false])
        + wrongCorners(
          "wrong-side", "The upper corners are round instead of those on the left.",
          hint: "The corners on the left are topLeading and bottomLeading.", rounded: [true, true, false, false])
        + wrongCorners(
          "wrong-side", "The lower corners are round instead of those on the left.",
          hint: "The corners on the left are topLeading and bottomLeading.", rounded: [false, false, true, true])
        + wrongCorners(
          "one-corner", "The lower left corner is not round.",
          hint: "Both corners on the left are round: name topLeadingRadius and bottomLeadingRadius.",
          rounded: [true, false, false, false])
        + wrongCorners(
          "one-corner", "The upper left corner is not round.",
          hint: "Both corners on the left are round: name topLeadingRadius and bottomLeadingRadius.",
          rounded: [false, false, false, true])
        + wrongCorners(
          "wrong-side", "Two corners are round that lie across from each other.",
          hint: "The corners on the left are topLeading and bottomLeading.", rounded: [true, false, true, false])
        + wrongCorners(
          "wrong-side", "Two corners are round that lie across from each other.",
          hint: "The corners on the left are topLeading and bottomLeading.", rounded: [false, true, false, true])
        + [5, 8, 10, 12, 15, 16, 24, 25, 30, 40, 50].flatMap { radius in
          CornerCurve.both.map { curve in
            Mistake(
              "wrong-radius", "The corners do not have a radius of 20 points.",
              hint: "Both corners on the left have a radius of 20.",
              .draws { ticket(in: $0, radius: radius, curve) })
          }
        } + [
          Mistake(
            "cut-corners", "The corners are cut off by straight lines.",
            hint: "UnevenRoundedRectangle rounds them: name its topLeadingRadius and bottomLeadingRadius.",
            .draws { byHand(in: $0) { pen, _, end in pen.line(end) } }),
          Mistake(
            "quad-corners", "The corners are quadratic curves, which are not quite round.",
            hint: "UnevenRoundedRectangle rounds them: name its topLeadingRadius and bottomLeadingRadius.",
            .draws { byHand(in: $0) { pen, corner, end in pen.quadratic(control: corner, to: end) } }),
          unlimited { setting in
            Outline { pen in
              pen.arc(
                center: Point(setting.minX + 20, setting.minY + 20), radius: 20, fromDegrees: 180, sweepDegrees: 90)
              pen.line(setting.maxX, setting.minY)
              pen.line(setting.maxX, setting.maxY)
              pen.arc(
                center: Point(setting.minX + 20, setting.maxY - 20), radius: 20, fromDegrees: 90, sweepDegrees: 90)
              pen.close()
            }
          },
          unlimited { setting in
            Outline { pen in
              pen.move(setting.maxX, setting.minY)
              pen.line(setting.maxX, setting.maxY)
              pen.round(setting.at(0, 1), towards: setting.at(0, 0), radius: 20)
              pen.round(setting.at(0, 0), towards: setting.at(1, 0), radius: 20)
              pen.close()
            }
          },
          unlimited { setting in
            Outline { pen in
              pen.move(setting.maxX, setting.maxY)
              pen.round(setting.at(0, 1), towards: setting.at(0, 0), radius: 20)
              pen.round(setting.at(0, 0), towards: setting.at(1, 0), radius: 20)
              pen.line(setting.maxX, setting.minY)
              pen.close()
            }
          },
        ]),
    hints: [
      "One of SwiftUI's rectangles has a radius of its own for every corner.",
      "UnevenRoundedRectangle names its corners topLeading, bottomLeading, bottomTrailing and topTrailing. A radius that "
        + "is not named is 0.",
      "return UnevenRoundedRectangle(topLeadingRadius: 20, bottomLeadingRadius: 20).path(in: rect)",
    ])

  private static func ticket(in setting: Setting, radius: Double = 20, _ curve: CornerCurve) -> Outline {
    corners(of: setting, radius: radius, rounded: [true, false, false, true], curve)
  }

  /// Returns the ticket with corners drawn by hand, each from the pen's place to an end.
  private static func byHand(
    in setting: Setting, corner: (inout Outline.Pen, _ corner: Point, _ end: Point) -> Void
  ) -> Outline {
    let radius = min(20, setting.width, setting.height / 2)
    return Outline { pen in
      pen.move(setting.maxX, setting.minY)
      pen.line(setting.maxX, setting.maxY)
      pen.line(setting.minX + radius, setting.maxY)
      corner(&pen, setting.at(0, 1), Point(setting.minX, setting.maxY - radius))
      pen.line(setting.minX, setting.minY + radius)
      corner(&pen, setting.at(0, 0), Point(setting.minX + radius, setting.minY))
      pen.close()
    }
  }

  /// Returns the rectangle with some corners rounded, clockwise from the upper left.
  ///
  /// On an edge a corner has room for half of the edge, or for what the other corner leaves.
  private static func corners(
    of setting: Setting, radius: Double, rounded: [Bool], _ curve: CornerCurve
  ) -> Outline {
    let wanted = rounded.map { $0 ? radius : 0 }
    let radii = (0..<4).map { number in
      let sideways = wanted[number ^ 1]
      let upright = wanted[3 - number]
      return min(
        wanted[number], max(setting.width / 2, setting.width - sideways),
        max(setting.height / 2, setting.height - upright))
    }
    return .roundedRectangle(setting.box, radii: radii, curve)
  }

  private static func wrongCorners(
    _ code: String, _ message: String, hint: String = "A corner whose radius is not named is plain.", rounded: [Bool]
  ) -> [Mistake] {
    CornerCurve.both.map { curve in
      Mistake(code, message, hint: hint, .draws { corners(of: $0, radius: 20, rounded: rounded, curve) })
    }
  }

  private static func unlimited(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "corner-radius-unclamped", "The radius is 20 even where the rectangle has no room for it.",
      hint: "Limit it, min(20, rect.width, rect.height / 2), or let UnevenRoundedRectangle do that.", .draws(drawing))
  }
}
