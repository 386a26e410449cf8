import Geometry
import Judging

extension Exercise {
  /// A rectangle with two round corners.
  static let roundedTab = Exercise(
    "Arcs", "RoundedTab", "A tab of an index card: only the upper corners are round",
    need: "a struct RoundedTab: Shape that can be made with RoundedTab(radius: CGFloat)",
    assessment: Assessment(
      parts: [Part(points: 2, .region { tab(in: $0, radius: $0.limited) })],
      parameters: [
        Parameters(["radius": 20]),
        Parameters(["radius": 45]),
        Parameters(["radius": 0], unusual: "a radius of 0"),
        Parameters(["radius": 50], unusual: "a radius of half the side"),
        Parameters(["radius": 80], unusual: "a radius larger than half the width"),
        Parameters(["radius": 150], unusual: "a radius larger than the rectangle"),
        Parameters(["radius": -10], unusual: "a negative radius"),
      ],
      variation: { Parameters(["radius": $0.number(5...48)]) },
      mistakes: [
        unclamped { setting in
          Outline { pen in
            pen.move(setting.minX, setting.maxY)
            pen.round(setting.at(0, 0), towards: setting.at(1, 0), radius: setting["radius"])
            pen.round(setting.at(1, 0), towards: setting.at(1, 1), radius: setting["radius"])
            pen.line(setting.maxX, setting.maxY)
            pen.close()
          }
        },
        unclamped { tab(in: $0, radius: $0["radius"]) },
        unclamped { tab(in: $0, radius: max(0, $0["radius"])) },
        unclamped { tab(in: $0, radius: min($0["radius"], $0.width / 2, $0.height)) },
        Mistake(
          "limit-too-small", "The radius is limited to half of the height, but below a round corner there is no other.",
          hint: "Two round corners share the width, none the height: the limit is min(rect.width / 2, rect.height).",
          .draws { tab(in: $0, radius: min($0.limited, $0.radius)) }),
        Mistake(
          "all-corners", "All four corners are round, but only the upper two should be.",
          hint: "The lower corners are plain corners of two lines.",
          .draws { setting in roundedRectangle(in: setting, radius: min(setting.limited, setting.radius)) }),
        Mistake(
          "cut-corners", "The corners are cut off by straight lines.",
          hint: "addArc(tangent1End:tangent2End:radius:) draws a round corner. Its first point is the corner itself.",
          .draws { tab(in: $0, radius: $0.limited) { pen, _, end, _ in pen.line(end) } }),
        Mistake(
          "quad-corners", "The corners are quadratic curves, which are not quite parts of a circle.",
          hint: "A quarter of a circle is an arc: addArc(tangent1End:tangent2End:radius:).",
          .draws { tab(in: $0, radius: $0.limited) { pen, corner, end, _ in pen.quadratic(control: corner, to: end) } }),
        Mistake(
          "arc-direction", "The arcs at the corners run the other way round: each makes a loop of three quarters.",
          hint: "Going over the top from left to right, the arcs run with growing angles, that is clockwise: false.",
          .draws { tab(in: $0, radius: $0.limited) { pen, _, _, arc in pen.arc(arc, sweepDegrees: -270) } }),
        Mistake(
          "arc-direction", "The arcs at the corners are hollow: they bulge into the tab.",
          hint: "The centre of a round corner lies inside, one radius away from both edges.",
          .draws {
            tab(in: $0, radius: $0.limited) { pen, corner, _, arc in
              let inward = CornerArc(center: corner, radius: arc.radius, start: arc.start - 90)
              pen.arc(inward, sweepDegrees: -90)
            }
          }),
        tangentEnds(linesBetween: true),
        tangentEnds(linesBetween: false),
      ]),
    hints: [
      "Walk from the lower left corner upwards. A tangent arc needs the corner that it rounds and the point behind it.",
      "Limit the radius to 0…min(width / 2, height). At the upper left, tangent1End is (minX, minY), tangent2End (maxX, minY).",
      "move to (minX, maxY), addArc(tangent1End: topLeft, tangent2End: topRight, radius:), addArc(tangent1End: topRight, "
        + "tangent2End: bottomRight, radius:), addLine to (maxX, maxY), closeSubpath().",
    ])

  /// Returns the tab.
  ///
  /// - Parameter round: How a corner is drawn, from the pen's place to an end; a right corner is a quarter of a circle.
  private static func tab(
    in setting: Setting, radius: Double,
    round: (inout Outline.Pen, _ corner: Point, _ end: Point, CornerArc) -> Void = { pen, _, _, arc in
      pen.arc(arc, sweepDegrees: 90)
    }
  ) -> Outline {
    Outline { pen in
      pen.move(setting.minX, setting.maxY)
      pen.line(setting.minX, setting.minY + radius)
      round(
        &pen, setting.at(0, 0), Point(setting.minX + radius, setting.minY),
        CornerArc(center: Point(setting.minX + radius, setting.minY + radius), radius: radius, start: 180))
      pen.line(setting.maxX - radius, setting.minY)
      round(
        &pen, setting.at(1, 0), Point(setting.maxX, setting.minY + radius),
        CornerArc(center: Point(setting.maxX - radius, setting.minY + radius), radius: radius, start: 270))
      pen.line(setting.maxX, setting.maxY)
      pen.close()
    }
  }

  private static func roundedRectangle(in setting: Setting, radius: Double) -> Outline {
    Outline { pen in
      for (corner, turn) in [(0, 180.0), (1, 270.0), (2, 0.0), (3, 90.0)] {
        let isRight = corner == 1 || corner == 2
        let isLow = corner > 1
        pen.arc(
          center: Point(
            isRight ? setting.maxX - radius : setting.minX + radius,
            isLow ? setting.maxY - radius : setting.minY + radius),
          radius: radius, fromDegrees: turn, sweepDegrees: 90)
      }
      pen.close()
    }
  }

  private static func tangentEnds(linesBetween: Bool) -> Mistake {
    Mistake(
      "tangent-ends", "The points of addArc are taken as the arc's start and end.",
      hint: "tangent1End is the corner that is rounded, tangent2End the point towards which the outline goes on.",
      .draws { setting in
        let radius = setting.limited
        let left = Point(setting.minX, setting.minY + radius)
        let right = Point(setting.maxX - radius, setting.minY)
        return Outline { pen in
          pen.move(setting.minX, setting.maxY)
          if linesBetween { pen.line(left) }
          pen.round(left, towards: Point(setting.minX + radius, setting.minY), radius: radius)
          if linesBetween { pen.line(right) }
          pen.round(right, towards: Point(setting.maxX, setting.minY + radius), radius: radius)
          pen.line(setting.maxX, setting.maxY)
          pen.close()
        }
      })
  }

  private static func unclamped(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "corner-radius-unclamped", "The radius is not limited to what the rectangle has room for, or to 0 from below.",
      hint: "Limit it before you draw: min(max(radius, 0), rect.width / 2, rect.height).", .draws(drawing))
  }
}

/// The arc of a round corner; it starts at an angle in degrees.
private struct CornerArc {
  var center: Point
  var radius: Double
  var start: Double
}

extension Outline.Pen {
  fileprivate mutating func arc(_ corner: CornerArc, sweepDegrees: Double) {
    arc(center: corner.center, radius: corner.radius, fromDegrees: corner.start, sweepDegrees: sweepDegrees)
  }
}

extension Setting {
  /// The radius, limited to what the rectangle has room for.
  fileprivate var limited: Double { min(max(self["radius"], 0), width / 2, height) }
}
