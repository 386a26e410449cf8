import Drawing
import Geometry
import Judging

extension Exercise {
  /// A checkmark with round ends and a round corner.
  static let roundedCheckmark = Exercise(
    "Strokes", "RoundedCheckmark", "A checkmark drawn with a thick round pen",
    need: "a struct RoundedCheckmark: View that can be made with RoundedCheckmark()",
    assessment: Assessment(
      parts: [
        Part("the view", points: 2, .marks { [.stroke(.openCheckmark(in: $0), round, as: "the line")] })
      ],
      mistakes: [
        wrong(
          "round-cap-missing", "The ends of the line are not round: they stop where the line stops.",
          hint: "Ends are the lineCap, corners the lineJoin: both are to be .round.", cap: .butt, join: .round),
        wrong(
          "round-join-missing", "The corner is not round: it runs into a spike.",
          hint: "Ends are the lineCap, corners the lineJoin: both are to be .round.", cap: .round, join: .miter),
        wrong(
          "nothing-round", "Neither the ends nor the corner are round.",
          hint: "Name the lineCap for the ends and the lineJoin for the corner: both are to be .round.", cap: .butt,
          join: .miter),
        wrong(
          "square-cap", "The ends of the line are square.", hint: "The lineCap is to be .round.", cap: .square,
          join: .round),
        wrong(
          "square-cap", "The ends of the line are square, and the corner runs into a spike.",
          hint: "The lineCap and the lineJoin are both to be .round.", cap: .square, join: .miter),
        wrong(
          "cut-corner", "The corner is cut off.", hint: "The lineJoin is to be .round.", cap: .round, join: .bevel),
        .shows(
          "closed-checkmark", "The checkmark is closed: a line leads back to its start.",
          hint: "Leave the checkmark as it is given."
        ) { setting in
          [.stroke(.polygon([setting.at(0, 0.5), setting.at(1.0 / 3, 1), setting.at(1, 0)]), round)]
        },
      ] + Mistake.aboutLine(Drawing.LineStyle(round), along: { .openCheckmark(in: $0) })),
    hints: [
      "The form of ends and of corners are two things that a StrokeStyle can say.",
      "The ends of an open line are its caps, the corners are its joins: lineCap and lineJoin. Both can be .round.",
      "Checkmark().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))",
    ])

  private static let round = Stroke(width: 10, cap: .round, join: .round)

  private static func wrong(
    _ code: String, _ message: String, hint: String, cap: Stroke.Cap, join: Stroke.Join
  ) -> Mistake {
    .wrongLine(
      code, message, hint: hint, along: { .openCheckmark(in: $0) }, Stroke(width: 10, cap: cap, join: join))
  }
}
