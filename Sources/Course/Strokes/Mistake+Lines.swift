import Drawing
import Geometry
import Judging

// Mistakes in stroking a shape; those in the measures of a line are known in all exercises.
extension Mistake {
  /// Returns mistakes that can be made with any line along a shape that fills its space.
  ///
  /// - Parameters:
  ///   - style: How the line should be drawn.
  ///   - outline: The outline of the shape in a space.
  static func aboutLine(_ style: Drawing.LineStyle, along outline: @escaping Figure) -> [Mistake] {
    let line: Marks = { [ExpectedMark(.stroke(outline($0), style))] }
    return [
      .shows(
        "filled-too", "The shape is filled as well. Only its outline should be drawn.",
        hint: "Leave out the fill: what is stroked needs none."
      ) { [.fill(outline($0))] + line($0) },
      .shows(
        "filled-too", "The shape is filled as well, on top of the line. Only its outline should be drawn.",
        hint: "Leave out the fill: what is stroked needs none."
      ) { line($0) + [.fill(outline($0))] },
      .shows(
        "padding-added", "There is padding around the shape, which should fill the space.",
        hint: "Leave out the padding: the line may lie half outside."
      ) { line($0.inset(by: 16)) },
    ]
  }

  /// Returns a mistake in how a line is drawn.
  static func wrongLine(
    _ code: String, _ message: String, hint: String, along outline: @escaping Figure, _ stroke: Stroke,
    dash: [Double] = []
  ) -> Mistake {
    .shows(code, message, hint: hint) { [.stroke(outline($0), stroke, dash: dash)] }
  }
}
