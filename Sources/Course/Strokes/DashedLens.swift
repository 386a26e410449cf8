import Drawing
import Geometry
import Judging

extension Exercise {
  /// The outline of a lens in dashes.
  static let dashedLens = Exercise(
    "Strokes", "DashedLens", "The outline of a lens in dashes of 30 points with gaps of 10",
    need: "a struct DashedLens: View that can be made with DashedLens()",
    assessment: Assessment(
      parts: [
        Part(
          "the view", points: 1, .marks { [.stroke(.lens(in: $0), Stroke(width: 1), dash: [30, 10], as: "the line")] })
      ],
      mistakes: [
        wrongDash(
          "dash-exchanged", "Dashes and gaps are exchanged: the dashes are 10 points long, the gaps 30.",
          hint: "A dash comes first, then a gap: [30, 10].", [10, 30]),
        wrongDash(
          "one-number", "The gaps are as long as the dashes: there is one number for both.",
          hint: "A dash comes first, then a gap: [30, 10].", [30]),
        wrongDash(
          "one-number", "The dashes are as long as the gaps: there is one number for both.",
          hint: "A dash comes first, then a gap: [30, 10].", [10]),
        wrongDash(
          "gap-from-start", "The gaps are too long: the second number says how long a gap is, not where it ends.",
          hint: "A dash comes first, then a gap: [30, 10].", [30, 40]),
        wrongDash(
          "dash-with-gap", "The dashes are too long: the first number is the dash alone, without the gap.",
          hint: "A dash comes first, then a gap: [30, 10].", [40, 10]),
        capped(.round, "round-caps", "The dashes have round ends, which make them longer."),
        capped(.square, "square-caps", "The dashes have square ends, which make them longer."),
      ] + Mistake.aboutLine(Drawing.LineStyle(Stroke(width: 1), dash: [30, 10]), along: { .lens(in: $0) })),
    hints: [
      "A StrokeStyle says how a line is drawn. Everything about it has a default, so name only what is to be different.",
      "dash is a list: the length of a dash, then that of a gap, over and over again.",
      "Lens().stroke(style: StrokeStyle(dash: [30, 10]))",
    ])

  private static func wrongDash(_ code: String, _ message: String, hint: String, _ dash: [Double]) -> Mistake {
    .wrongLine(code, message, hint: hint, along: { .lens(in: $0) }, Stroke(width: 1), dash: dash)
  }

  private static func capped(_ cap: Stroke.Cap, _ code: String, _ message: String) -> Mistake {
    .wrongLine(
      code, message, hint: "Leave out the lineCap.", along: { .lens(in: $0) }, Stroke(width: 1, cap: cap),
      dash: [30, 10])
  }
}
