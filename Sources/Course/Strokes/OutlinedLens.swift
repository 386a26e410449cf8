import Drawing
import Geometry
import Judging

extension Exercise {
  /// The outline of a lens.
  static let outlinedLens = Exercise(
    "Strokes", "OutlinedLens", "The outline of a lens, 5 points wide",
    need: "a struct OutlinedLens: View that can be made with OutlinedLens()",
    assessment: Assessment(
      parts: [Part("the view", points: 1, .marks { [.stroke(.lens(in: $0), width: 5, as: "the line")] })],
      mistakes: Mistake.aboutLine(Drawing.LineStyle(Stroke(width: 5)), along: { .lens(in: $0) }) + [
        .wrongLine(
          "round-for-pointed", "The tips of the lens are round, but nobody asked for that.",
          hint: "A line that is given only a width has pointed corners: stroke(lineWidth: 5).",
          along: { .lens(in: $0) }, Stroke(width: 5, join: .round)),
        .wrongLine(
          "round-for-pointed", "The tips of the lens are cut off, but nobody asked for that.",
          hint: "A line that is given only a width has pointed corners: stroke(lineWidth: 5).",
          along: { .lens(in: $0) }, Stroke(width: 5, join: .bevel)),
        .shows(
          "line-inside", "The line lies within the lens: the shape was made smaller first.",
          hint: "Stroke the lens as it is. Half of the line lies outside."
        ) { [.stroke(.lens(in: $0.inset(by: 2.5)), width: 5)] },
      ]),
    hints: [
      "A shape alone is filled. Which function of a shape draws its outline instead?",
      "stroke takes the width of the line, in points: lineWidth.",
      "Lens().stroke(lineWidth: 5)",
    ])
}
