import Drawing
import Geometry
import Judging

extension Exercise {
  /// A border that lies wholly inside.
  static let bordered = Exercise(
    "InsettableShapes", "Bordered", "A rounded rectangle with a border that lies wholly inside",
    need: "a struct Bordered: View that can be made with Bordered()",
    assessment: Assessment(
      parts: [Part("the view", points: 1, .marks { [border(in: $0)] }, or: [.marks { [border(in: $0, .circular)] }])],
      mistakes: [
        Mistake.shows(
          "stroke-for-border", "Half of the border lies outside of the shape.",
          hint: "stroke draws on both sides of the outline. strokeBorder(lineWidth: 20) stays inside."
        ) { [border(in: $0, inset: 0, radius: 20)] },
        Mistake.shows(
          "filled-not-stroked", "The shape is filled. Only its border should be drawn.",
          hint: "A shape alone is filled: strokeBorder takes the place of that."
        ) { [filling(in: $0)] },
        Mistake.shows(
          "filled-too", "The shape is filled as well. Only its border should be drawn.",
          hint: "Leave out the fill: a border needs none."
        ) { [filling(in: $0), border(in: $0)] },
        Mistake.shows(
          "inset-by-width",
          "The border begins 10 points within the edge: the shape is inset by more than half the width.",
          hint: "Half of the line lies on either side, so half of the width is enough. strokeBorder alone does that."
        ) { [border(in: $0, inset: 20, radius: 0)] },
        // So it looks as well with a larger radius; only the learner's code tells.
        Mistake(
          "padding-for-inset",
          "The outer corners are too round: with padding the shape is smaller, but its radius is not.",
          hint: "An inset shape has a smaller radius as well. strokeBorder(lineWidth: 20) takes care of it.",
          mentioning: "padding",
          .shows { ExpectedScene([border(in: $0, inset: 10, radius: 20)]) }),
        Mistake.shows(
          "padding-added", "There is padding around the border, which should reach the edge of the space.",
          hint: "Leave out the padding."
        ) { [border(in: $0.inset(by: 16))] },
        Mistake.shows(
          "square-border", "This is the border of a plain rectangle around the filled shape.",
          hint: "border knows nothing of round corners: strokeBorder belongs to the shape."
        ) { [filling(in: $0), border(in: $0, radius: 0)] },
        Mistake.shows(
          "square-border", "The corners are not round.", hint: "The shape is a RoundedRectangle(cornerRadius: 20)."
        ) { [border(in: $0, radius: 0)] },
      ]
        + [15, 25, 30, 40, 50].map { radius in
          Mistake.shows(
            "wrong-radius", "The corners do not have a radius of 20 points.",
            hint: "RoundedRectangle(cornerRadius: 20)."
          ) { [border(in: $0, radius: radius - 10)] }
        }
        + [1, 2, 4, 5, 8, 10, 15, 25, 30, 40].map { width in
          Mistake.shows(
            width == 1 ? "default-width" : "wrong-width",
            width == 1
              ? "The border is 1 point wide: its width is not named."
              : "The border is \(Int(width)) points wide, but it should be 20.", hint: "strokeBorder(lineWidth: 20)."
          ) { [border(in: $0, inset: width / 2, radius: max(0, 20 - width / 2), width: width)] }
        }),
    hints: [
      "A stroke lies half outside. A shape that can be inset has another function that draws a line, wholly inside.",
      "RoundedRectangle is an InsettableShape, so it has strokeBorder. The width is the whole width of the border.",
      "RoundedRectangle(cornerRadius: 20).strokeBorder(lineWidth: 20)",
    ])

  private static func border(
    in setting: Setting, inset: Double = 10, radius: Double = 10, width: Double = 20,
    _ curve: CornerCurve = .continuous
  ) -> ExpectedMark {
    .stroke(
      .roundedRectangle(setting.box.expanded(by: -inset), radius: radius, curve), width: width, as: "the border")
  }

  private static func filling(in setting: Setting) -> ExpectedMark {
    .fill(.roundedRectangle(setting.box, radius: 20, .continuous))
  }
}
