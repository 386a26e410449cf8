import Geometry
import Judging

extension Exercise {
  /// Two quadratic curves between the left and the right edge.
  static let lens = Exercise(
    "Curves", "Lens", "Two curves between the left and the right edge",
    need: "a struct Lens: Shape that can be made with Lens()",
    assessment: Assessment(
      parts: [Part(points: 1, .region { lens(in: $0) })],
      mistakes: [
        Mistake(
          "control-on-curve", "The control points lie outside of the rectangle, so that the curves reach its edges.",
          hint: "The curve does not go through its control point: it gets half way there. "
            + "The control points are (midX, minY) and (midX, maxY).",
          .draws { lens(in: $0, over: (0.5, -0.5), under: (0.5, 1.5)) }),
        wrongAnchor { lens(in: $0, right: (1, 0)) },
        wrongAnchor { lens(in: $0, right: (1, 1)) },
        wrongAnchor { lens(in: $0, left: (0, 0)) },
        wrongAnchor { lens(in: $0, left: (0, 1)) },
        wrongAnchor { lens(in: $0, left: (0, 0), right: (1, 0)) },
        wrongAnchor { lens(in: $0, left: (0, 1), right: (1, 1)) },
        wrongAnchor { lens(in: $0, left: (0, 0), right: (1, 1)) },
        Mistake(
          "half-missing", "Only the upper half is there: below it ends in a straight line.",
          hint: "A second curve leads back to the start, with the control point (midX, maxY).",
          .draws { lens(in: $0, under: (0.5, 0.5)) }),
        Mistake(
          "half-missing", "Only the lower half is there: above it ends in a straight line.",
          hint: "The curve on the upper side has the control point (midX, minY).",
          .draws { lens(in: $0, over: (0.5, 0.5)) }),
        cornerControls(over: 0, under: 0),
        cornerControls(over: 1, under: 1),
        cornerControls(over: 0, under: 1),
        cornerControls(over: 1, under: 0),
        Mistake(
          "wrong-axis", "The lens stands upright.",
          hint: "Its tips lie on the left and the right edge: (minX, midY) and (maxX, midY).",
          .draws { lens(in: $0, left: (0.5, 0), right: (0.5, 1), over: (0, 0.5), under: (1, 0.5)) }),
        Mistake(
          "cubic-for-quad", "The curves are cubic, with the corners of the rectangle as control points.",
          hint: "Each curve has one control point, in the middle of an edge: addQuadCurve(to:control:).",
          .draws { setting in
            Outline { pen in
              pen.move(setting.at(0, 0.5))
              pen.cubic(setting.at(0, 0), setting.at(1, 0), to: setting.at(1, 0.5))
              pen.cubic(setting.at(1, 1), setting.at(0, 1), to: setting.at(0, 0.5))
              pen.close()
            }
          }),
        ellipse(height: 1),
        ellipse(height: 0.5),
      ] + Mistake.aboutQuadratics { lens(in: $0) }),
    hints: [
      "Two curves share their ends, on the left and the right edge. What draws one of them up, and the other one down?",
      "Start at (minX, midY). The first curve ends at (maxX, midY), its control point is (midX, minY). The second one "
        + "goes back.",
      "move to (minX, midY), addQuadCurve(to: (maxX, midY), control: (midX, minY)), addQuadCurve(to: (minX, midY), "
        + "control: (midX, maxY)), closeSubpath().",
    ])

  /// Returns a lens between two points; places are fractions of the width and the height.
  private static func lens(
    in setting: Setting, left: (Double, Double) = (0, 0.5), right: (Double, Double) = (1, 0.5),
    over: (Double, Double) = (0.5, 0), under: (Double, Double) = (0.5, 1)
  ) -> Outline {
    Outline { pen in
      pen.move(setting.at(left.0, left.1))
      pen.quadratic(control: setting.at(over.0, over.1), to: setting.at(right.0, right.1))
      pen.quadratic(control: setting.at(under.0, under.1), to: setting.at(left.0, left.1))
      pen.close()
    }
  }

  private static func wrongAnchor(_ drawing: @escaping Figure) -> Mistake {
    Mistake(
      "wrong-anchor", "A tip of the lens is not half way down its edge.",
      hint: "Both curves run between (minX, midY) and (maxX, midY); minY and maxY belong to the control points.",
      .draws(drawing))
  }

  private static func cornerControls(over: Double, under: Double) -> Mistake {
    Mistake(
      "control-at-corner", "The curves lean to a side: their control points lie in corners of the rectangle.",
      hint: "The control points lie in the middle of the upper and the lower edge: (midX, minY) and (midX, maxY).",
      .draws { lens(in: $0, over: (over, 0), under: (under, 1)) })
  }

  private static func ellipse(height: Double) -> Mistake {
    Mistake(
      "ellipse-for-curves", "This is an ellipse: its ends are round, but those of a lens are pointed.",
      hint: "A lens is made of two curves: addQuadCurve(to:control:).",
      .draws { setting in
        let circle = Outline.circle(center: Point(0.5, 0.5), radius: 0.5)
        return circle.mapped { setting.at($0.x, 0.5 + ($0.y - 0.5) * height) }
      })
  }
}
