import Drawing
import Geometry
import Judging

extension Exercise {
  /// A part of a circle that grows from the top.
  static let progressRing = Exercise(
    "Strokes", "ProgressRing", "A part of a circle that grows from the top, clockwise",
    need: "a struct ProgressRing: View that can be made with ProgressRing(progress: Double)",
    assessment: Assessment(
      parts: [Part("the view", points: 3, .marks { ring(in: $0) })],
      parameters: [
        Parameters(["progress": 0.25]),
        Parameters(["progress": 0.5]),
        Parameters(["progress": 0.75]),
        Parameters(["progress": 1], unusual: "a progress of 1"),
        Parameters(["progress": 0], unusual: "a progress of 0"),
        Parameters(["progress": -0.5], unusual: "a progress below 0"),
        Parameters(["progress": 1.5], unusual: "a progress above 1"),
      ],
      variation: { Parameters(["progress": $0.number(1...19, step: 0.05)]) },
      mistakes: [
        .shows(
          "starts-at-side", "The line begins at the right, where the outline of a circle begins.",
          hint: "Turn it by a quarter against the hands of a clock: .rotationEffect(.degrees(-90))."
        ) { ring(in: $0, from: 0) },
        .shows(
          "starts-at-side", "The line begins at the bottom: it was turned the wrong way.",
          hint: "Positive angles turn with the hands of a clock. From the right to the top it is -90°."
        ) { ring(in: $0, from: 90) },
        .shows(
          "starts-at-side", "The line begins at the left.", hint: "From the right to the top it is a turn of -90°."
        ) { ring(in: $0, from: 180) },
        .shows(
          "counterclockwise", "The line runs against the hands of a clock.",
          hint: "trim(from: 0, to: progress) runs clockwise, if nothing is mirrored."
        ) { ring(in: $0, sweep: -360 * $0.progress) },
        .shows(
          "counterclockwise", "The line runs against the hands of a clock, and begins at the right.",
          hint: "trim(from: 0, to: progress) runs clockwise. Turn it by -90°, so that it begins at the top."
        ) { ring(in: $0, from: 0, sweep: -360 * $0.progress) },
        .shows(
          "rest-of-ring", "The line is where it should not be: it covers what is left of the circle.",
          hint: "The part that is drawn runs from 0 to the progress: trim(from: 0, to: progress)."
        ) { ring(in: $0, from: -90 + 360 * $0.progress, sweep: 360 * (1 - $0.progress)) },
        .shows(
          "rest-of-ring", "The line covers what is left of the circle, and it is not turned.",
          hint: "The part that is drawn runs from 0 to the progress, and is turned by -90° then."
        ) { ring(in: $0, from: 360 * $0.progress, sweep: 360 * (1 - $0.progress)) },
        .shows(
          "degrees-as-radians", "The line begins at an odd place: 90 degrees were taken for radians.",
          hint: "A quarter turn is .degrees(90), or .radians(.pi / 2)."
        ) { ring(in: $0, from: -90 * 180 / .pi) },
        .shows(
          "degrees-as-radians", "The line begins near the right: radians were taken for degrees.",
          hint: "A quarter turn is .degrees(90), or .radians(.pi / 2)."
        ) { ring(in: $0, from: -90 * .pi / 180) },
        .shows(
          "round-cap-missing", "The ends of the line are not round.",
          hint: "Name the lineCap: StrokeStyle(lineWidth: 10, lineCap: .round)."
        ) { ring(in: $0, cap: .butt) },
        .shows(
          "round-cap-missing", "The ends of the line are square.", hint: "The lineCap is to be .round."
        ) { ring(in: $0, cap: .square) },
        .shows(
          "line-inside", "The ring is too small by half of its width, so that it lies within the circle.",
          hint: "Stroke the circle as it is: half of the line lies outside of it."
        ) { ring(in: $0, radius: $0.radius - 5) },
        .shows(
          "padding-added", "There is padding around the ring, which should fill the space.",
          hint: "Leave out the padding: the line may lie half outside."
        ) { ring(in: $0, radius: $0.radius - 16) },
        .shows(
          "track-drawn", "There is a track behind the line: the whole circle is drawn as well.",
          hint: "Draw only the part from 0 to the progress."
        ) { [.stroke(.circle(center: $0.center, radius: $0.radius), width: 10)] + ring(in: $0, .differentFrom(0)) },
        .shows(
          "progress-ignored", "The whole circle is drawn, whatever the progress.",
          hint: "trim(from: 0, to: progress) is a part of the circle."
        ) { ring(in: $0, sweep: 360) },
        .shows(
          "filled-not-stroked", "The part of the circle is filled, not drawn as a line.",
          hint: "Behind trim comes stroke(style:)."
        ) { setting in
          setting.progress > 0
            ? [.fill(outline(in: setting, from: -90, sweep: 360 * setting.progress, radius: setting.radius))] : []
        },
        .shows(
          "filled-not-stroked", "The part of the circle is filled, not drawn as a line, and it is not turned.",
          hint: "Behind trim comes stroke(style:), and then the turn."
        ) { setting in
          setting.progress > 0
            ? [.fill(outline(in: setting, from: 0, sweep: 360 * setting.progress, radius: setting.radius))] : []
        },
        .shows(
          "filled-not-stroked", "The whole circle is filled.", hint: "First trim, then stroke the part that is left."
        ) { [.fill(.circle(center: $0.center, radius: $0.radius))] },
      ]),
    hints: [
      "It is a part of a circle's outline. What does a circle begin with, and how does it come to begin at the top?",
      "trim(from: 0, to: progress) is the part, stroke(style:) with a width and a lineCap draws it, and a turn by -90° "
        + "brings its start to the top.",
      "Circle().trim(from: 0, to: progress).stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round))"
        + ".rotationEffect(.degrees(-90))",
    ])

  /// Returns the line of a part of the circle; angles in degrees.
  private static func ring(
    in setting: Setting, from start: Double = -90, sweep: Double? = nil, radius: Double? = nil, width: Double = 10,
    cap: Stroke.Cap = .round, _ color: ExpectedColor = .any
  ) -> [ExpectedMark] {
    let sweep = sweep ?? 360 * setting.progress
    if sweep == 0 { return [] }
    let outline = outline(in: setting, from: start, sweep: sweep, radius: radius ?? setting.radius)
    return [.stroke(outline, Stroke(width: width, cap: cap), color: color, as: "the line")]
  }

  private static func outline(in setting: Setting, from start: Double, sweep: Double, radius: Double) -> Outline {
    Outline { pen in
      pen.arc(center: setting.center, radius: radius, fromDegrees: start, sweepDegrees: sweep)
      if abs(sweep) >= 360 { pen.close() }
    }
  }

}

extension Setting {
  /// The progress, limited to 0…1.
  fileprivate var progress: Double { min(max(self["progress"], 0), 1) }
}
