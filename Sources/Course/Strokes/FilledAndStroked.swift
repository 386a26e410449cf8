import Drawing
import Geometry
import Judging

extension Exercise {
  /// A filled shape and its outline.
  static let filledAndStroked = Exercise(
    "Strokes", "FilledAndStroked", "A filled shape with its outline on top, in another colour",
    need: "a struct FilledAndStroked: View that can be made with FilledAndStroked()",
    assessment: Assessment(
      parts: [
        Part(
          "the view", points: 2, .marks { [fill(in: $0), line(in: $0)] },
          or: [.marks { [fill(in: $0, curve: .circular), line(in: $0, curve: .circular)] }])
      ],
      mistakes: [
        Mistake.shows(
          "fill-on-top", "The filling lies on top of the line, and hides half of it.",
          hint: "What comes later lies on top: first fill, then stroke."
        ) { [line(in: $0, .any), fill(in: $0, .differentFrom(0))] },
        Mistake.shows(
          "line-inside", "The line lies wholly within the shape. Half of it should lie outside.",
          hint: "strokeBorder draws inside, stroke on both sides of the outline."
        ) { setting in
          [
            fill(in: setting),
            .stroke(
              .roundedRectangle(setting.box.expanded(by: -5), radius: 15, .continuous), width: 10,
              color: .differentFrom(0)),
          ]
        },
        Mistake.shows(
          "padding-added", "There is padding around the shape, which should fill the space.",
          hint: "Leave out the padding: the line may lie half outside."
        ) { [fill(in: $0.inset(by: 16)), line(in: $0.inset(by: 16))] },
        Mistake.shows(
          "sharp-corners", "The corners are not round.", hint: "RoundedRectangle(cornerRadius: 20) has round corners."
        ) { [fill(in: $0, radius: 0), line(in: $0, radius: 0)] },
        Mistake.shows(
          "sharp-corners", "The corners of the line are not round.",
          hint: "Fill and stroke the same RoundedRectangle. A border is that of a plain rectangle."
        ) { [fill(in: $0), line(in: $0, radius: 0)] },
        Mistake.shows(
          "sharp-corners", "The corners of the filling are not round.",
          hint: "Fill and stroke the same RoundedRectangle. A background is a plain rectangle."
        ) { [fill(in: $0, radius: 0), line(in: $0)] },
      ]
        + [5, 8, 10, 15, 25, 30, 40, 50].map { radius in
          Mistake.shows(
            "wrong-radius", "The corners have a radius of \(Int(radius)) points, but it should be 20.",
            hint: "RoundedRectangle(cornerRadius: 20)."
          ) { [fill(in: $0, radius: radius), line(in: $0, radius: radius)] }
        }),
    hints: [
      "Two things are drawn, one on top of the other. What comes later lies on top.",
      "What is filled can be stroked then: shape.fill(…).stroke(…). Or put both into a ZStack.",
      "RoundedRectangle(cornerRadius: 20).fill(.yellow).stroke(.blue, lineWidth: 10)",
    ])

  private static func fill(
    in setting: Setting, radius: Double = 20, curve: CornerCurve = .continuous, _ color: ExpectedColor = .any
  ) -> ExpectedMark {
    .fill(.roundedRectangle(setting.box, radius: radius, curve), color: color, as: "the filling")
  }

  private static func line(
    in setting: Setting, radius: Double = 20, curve: CornerCurve = .continuous,
    _ color: ExpectedColor = .differentFrom(0)
  ) -> ExpectedMark {
    .stroke(
      .roundedRectangle(setting.box, radius: radius, curve), width: 10, color: color, as: "the line")
  }
}
