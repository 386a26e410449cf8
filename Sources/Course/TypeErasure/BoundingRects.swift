import Geometry
import Judging
import Observing

extension Exercise {
  /// The bounds of shapes of different types.
  static let boundingRects = Exercise(
    "TypeErasure", "boundingRects", "How much room shapes of different types take",
    need: "a function boundingRects(of shapes: [any Shape], in rect: CGRect) -> [CGRect]",
    assessment: Assessment(
      parts: [Part("the rectangles", points: 1, .value { setting in list(setting) { $0.outline(in: $1).bounds } })],
      parameters: [
        .rect(0, 0, 200, 100, texts: ["shapes": "circle rectangle lens"]),
        .rect(30, 40, 120, 80, texts: ["shapes": "circle half rectangle"]),
        .rect(30, 40, 80, 120, texts: ["shapes": "shifted lens circle"]),
        .rect(0, 0, 200, 100, texts: ["shapes": "circle"], unusual: "a single shape"),
        .rect(0, 0, 200, 100, texts: ["shapes": ""], unusual: "no shapes"),
        .rect(0, 0, 200, 100, texts: ["shapes": "circle nothing rectangle"], unusual: "a shape that draws nothing"),
      ],
      variation: { generator in
        let figures = ["circle", "rectangle", "lens", "half", "shifted"]
        let names = (0..<generator.whole(2...4)).map { _ in generator.element(of: figures) }
        return .rect(using: &generator, texts: ["shapes": names.joined(separator: " ")])
      },
      mistakes: [
        Mistake(
          "rect-for-path", "Each of these is rect itself, however much of it the shape takes.",
          hint: "Ask the shape for its path in rect, and the path for its boundingRect.",
          .answers { setting in list(setting) { _, rect in rect } }),
        Mistake(
          "from-zero", "The paths are taken in a rectangle that starts at 0, 0.",
          hint: "Hand rect on as it is: path(in: rect).",
          .answers { setting in
            list(setting) { $0.outline(in: Box(x: 0, y: 0, width: $1.width, height: $1.height)).bounds }
          }),
        Mistake(
          "control-points", "The control points of the curves are taken for part of them.",
          hint: "boundingRect is the rectangle of the curves themselves.",
          .answers { setting in list(setting) { $0.outline(in: $1).controlBounds } }),
        Mistake(
          "reversed", "The rectangles are right, but they stand in the opposite order.",
          hint: "map keeps the order. Where you insert, insert at the end: append.",
          .answers { setting in reversed(list(setting) { $0.outline(in: $1).bounds }) }),
        Mistake(
          "one-for-all", "There is one rectangle for all shapes together.",
          hint: "The list has one rectangle for each shape: shapes.map { ... }.",
          .answers { setting in
            let boxes = setting.figures("shapes").map { $0.outline(in: setting.box("rect")).bounds }
            return .list([.bounds(boxes.reduce(into: Box.null) { $0.formUnion($1) })])
          }),
        Mistake(
          "nothing-left-out", "A shape that draws nothing is left out.",
          hint: "Its rectangle is .null, and belongs into the list too, so that the list has one for each shape.",
          .answers { setting in
            let boxes = setting.figures("shapes").map { $0.outline(in: setting.box("rect")).bounds }
            return .list(boxes.filter { !$0.isNull }.map { .bounds($0) })
          }),
      ]),
    hints: [
      "Whatever type is in the box, it is a shape, and you can ask it for its path. What does a path know of its size?",
      "Go through the shapes: shape.path(in: rect).boundingRect.",
      "return shapes.map { $0.path(in: rect).boundingRect }",
    ])

  private static func list(_ setting: Setting, _ box: (NamedFigure, Box) -> Box) -> Value {
    .list(setting.figures("shapes").map { .bounds(box($0, setting.box("rect"))) })
  }

  private static func reversed(_ value: Value) -> Value {
    if case .list(let values) = value { .list(values.reversed()) } else { value }
  }
}

extension Outline {
  /// The smallest box that holds all points by which the outline is told, control points among them.
  fileprivate var controlBounds: Box {
    let points = subpaths.flatMap { [$0.start] + $0.segments.flatMap(\.definingPoints) }
    return points.reduce(into: Box.null) { $0.formUnion($1) }
  }
}
