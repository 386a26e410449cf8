import Drawing
import Geometry
import Judging
import Observing

extension Exercise {
  /// The bounds of a stroke.
  static let strokeBounds = Exercise(
    "Strokes", "strokeBounds", "The rectangle that a stroked line covers",
    need: "a function strokeBounds(of path: Path, lineWidth: CGFloat) -> CGRect",
    assessment: Assessment(
      parts: [Part("the bounds", points: 2, .value { Value(bounds: covered(in: $0)) })],
      parameters: questions,
      variation: { generator in
        let width = generator.number(2...16)
        return Parameters(["lineWidth": width], texts: ["path": line(using: &generator).pathText])
      },
      mistakes: [
        wrong(
          "line-alone", "These are the bounds of the line alone, as if it had no width.",
          hint: "strokedPath is the outline of the stroke. Take the bounds of that one."
        ) { outline, _ in outline.bounds },
        wrong(
          "half-width-added", "The bounds grow by half the width on all sides. That is not what a stroke covers.",
          hint: "At a butt end nothing is added, and a pointed corner reaches farther: take the bounds of strokedPath, "
            + "with a style that is given only a width."
        ) { outline, width in outline.bounds.expanded(by: width / 2) },
        wrong(
          "width-added", "The bounds grow by the whole width on all sides. That is not what a stroke covers.",
          hint: "Take the bounds of strokedPath."
        ) { outline, width in outline.bounds.expanded(by: width) },
        wrong(
          "default-width", "The line is always 1 point wide.",
          hint: "Hand on the width: StrokeStyle(lineWidth: lineWidth)."
        ) { outline, _ in outline.stroked(Stroke(width: 1)).bounds },
        wrong(
          "width-doubled", "The line is twice as wide as it should be.",
          hint: "The line width is the whole width, both halves together."
        ) { outline, width in outline.stroked(Stroke(width: 2 * width)).bounds },
        wrong(
          "width-halved", "The line is half as wide as it should be.",
          hint: "The line width is the whole width, both halves together."
        ) { outline, width in outline.stroked(Stroke(width: width / 2)).bounds },
        styled(
          "round-joins", "The corners are round, so that their spikes are missing.",
          hint: "A StrokeStyle that is given only a width has pointed corners.", join: .round),
        styled(
          "round-joins", "The corners are cut off, so that their spikes are missing.",
          hint: "A StrokeStyle that is given only a width has pointed corners.", join: .bevel),
        styled(
          "longer-ends", "The ends are round, which makes the line longer.",
          hint: "A StrokeStyle that is given only a width ends where the line ends.", cap: .round),
        styled(
          "longer-ends", "The ends are square, which makes the line longer.",
          hint: "A StrokeStyle that is given only a width ends where the line ends.", cap: .square),
      ]),
    hints: [
      "A path can be turned into the outline of its own stroke. What does that one know about itself?",
      "path.strokedPath(StrokeStyle(lineWidth: lineWidth)) is the outline of the stroke, boundingRect are its bounds.",
      "return path.strokedPath(StrokeStyle(lineWidth: lineWidth)).boundingRect",
    ])

  /// Returns what a pen covers, worked out corner by corner, or around a circle.
  private static func covered(in setting: Setting) -> Box {
    let outline = setting.outline("path")
    let width = setting["lineWidth"]
    if outline.segments.allSatisfy(\.isLine) { return outline.boundsCovered(byWidth: width) }
    return width > 0 ? outline.bounds.expanded(by: width / 2) : .null
  }

  private static func wrong(
    _ code: String, _ message: String, hint: String, _ box: @escaping @Sendable (Outline, _ width: Double) -> Box
  ) -> Mistake {
    Mistake(
      code, message, hint: hint, .answers { Value(bounds: box($0.outline("path"), $0["lineWidth"])) })
  }

  private static func styled(
    _ code: String, _ message: String, hint: String, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter
  ) -> Mistake {
    wrong(code, message, hint: hint) { $0.stroked(Stroke(width: $1, cap: cap, join: join)).bounds }
  }

  /// Returns an open line, a polygon or a circle by chance.
  private static func line(using generator: inout SeededGenerator) -> Outline {
    func point() -> Point { Point(generator.number(-100...100), generator.number(-100...100)) }
    let count = generator.whole(2...5)
    // One time in four a circle.
    if count == 5 { return .circle(center: point(), radius: generator.number(10...60)) }
    while true {
      let corners = (0..<count).map { _ in point() }
      let isClosed = count > 2 && generator.whole(0...1) == 1
      let line =
        isClosed
        ? .polygon(corners)
        : Outline { pen in
          pen.move(corners[0])
          for corner in corners.dropFirst() { pen.line(corner) }
        }
      // Where a corner is nearly too sharp for a spike, the last digit would decide how far it reaches.
      if line.hasWideCorners { return line }
    }
  }

  private static let questions: [Parameters] = {
    let lines: [Outline] = [
      Outline { pen in
        pen.move(20, 30)
        pen.line(90, 30)
      },
      Outline { pen in
        pen.move(20, 10)
        pen.line(50, 50)
      },
      Outline { pen in
        pen.move(0, 50)
        pen.line(100.0 / 3, 100)
        pen.line(100, 0)
      },
      .polygon([Point(0, 0), Point(100, 0), Point(50, 60)]),
      // So sharp a corner is cut off: its spike would be some 25 widths long.
      Outline { pen in
        pen.move(0, 0)
        pen.line(100, 4)
        pen.line(0, 8)
      },
      .circle(center: Point(60, 50), radius: 40),
      Outline { pen in
        pen.move(-40, 20)
        pen.line(-40, 80)
        pen.polygon([Point(10, 10), Point(60, 20), Point(30, 90)])
      },
    ]
    return lines.flatMap { line in
      [1.0, 10].map { Parameters(["lineWidth": $0], texts: ["path": line.pathText]) }
    } + [
      Parameters(["lineWidth": 10], texts: ["path": ""], unusual: "an empty path"),
      Parameters(["lineWidth": 0], texts: ["path": lines[2].pathText], unusual: "a width of 0"),
    ]
  }()
}

extension Outline {
  /// Whether all lines are longer than 40 points, and all angles between them wider than some 25 degrees.
  fileprivate var hasWideCorners: Bool {
    subpaths.allSatisfy { subpath in
      let lines = subpath.segments.map { $0.end - $0.start }
      let next = lines.dropFirst() + (subpath.isClosed ? lines.prefix(1) : [])
      return lines.allSatisfy { $0.length > 40 }
        && zip(lines, next).allSatisfy { $0.dot($1) > -0.9 * $0.length * $1.length }
    }
  }
}

extension Value {
  /// The value of a rectangle, or of the one that is nowhere.
  fileprivate init(bounds box: Box) {
    self =
      box.isNull
      ? .nullRectangle : .rectangle(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }
}
