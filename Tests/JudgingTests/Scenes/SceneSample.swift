import Drawing
import Geometry
import Observing

@testable import Judging

/// An exercise about a view with one part, and what a learner's view shows instead.
enum SceneSample {
  static let space = Box(x: 0, y: 0, width: 300, height: 600)

  static let red = color(1, 0, 0)
  static let blue = color(0, 0, 1)
  static let yellow = color(1, 0.8, 0)

  static func color(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> Drawing.Paint {
    .color(Drawing.Color(red: red, green: green, blue: blue, opacity: opacity))
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    Outline {
      $0.arc(center: Point(x, y), radius: radius, fromDegrees: 0, sweepDegrees: 360)
      $0.close()
    }
  }

  static func square(_ x: Double, _ y: Double, _ side: Double) -> Outline {
    Outline(Box(x: x, y: y, width: side, height: side))
  }

  /// An open line with two corners and two ends.
  static let zigzag = Outline {
    $0.move(50, 100)
    $0.line(150, 200)
    $0.line(200, 100)
    $0.line(250, 300)
  }

  static func fill(_ outline: Outline, _ paint: Drawing.Paint = red, clip: Outline? = nil) -> Drawing.Mark {
    Drawing.Mark(.fill(outline, .nonZero), paint: paint, clips: clip.map { [Drawing.Clip($0)] } ?? [])
  }

  static func stroke(
    _ outline: Outline, _ stroke: Stroke, dash: [Double] = [], phase: Double = 0, _ paint: Drawing.Paint = red,
    clip: Outline? = nil
  ) -> Drawing.Mark {
    Drawing.Mark(
      .stroke(outline, Drawing.LineStyle(stroke, dash: dash, dashPhase: phase)), paint: paint,
      clips: clip.map { [Drawing.Clip($0)] } ?? [])
  }

  static func text(_ text: String, in box: Box) -> Drawing.Mark {
    Drawing.Mark(.text(text, Outline(box)), paint: color(0, 0, 0))
  }

  static func image(_ name: String, in box: Box, clip: Outline? = nil) -> Drawing.Mark {
    Drawing.Mark(.image(name, Outline(box)), clips: clip.map { [Drawing.Clip($0)] } ?? [])
  }

  /// Returns the verdict on a view that shows marks where others are expected.
  static func verdict(
    on marks: [Drawing.Mark], expecting expected: [ExpectedMark], frame: Box = space, mistakes: [Mistake] = []
  ) -> Verdict {
    verdict(
      on: [Scene.Moment(drawing: Drawing(frame: frame, marks: marks))],
      expecting: ExpectedScene(expected, frame: space), mistakes: mistakes)
  }

  /// Returns the verdict on a view of which moments were seen where others are expected.
  static func verdict(
    on moments: [Scene.Moment], expecting expected: ExpectedScene, steps: [Stage.Step] = [], mistakes: [Mistake] = []
  ) -> Verdict {
    let assessment = Assessment(
      parts: [Part("the view", points: 1, .scene(Staging(in: [space], steps: { _ in steps })) { _ in expected })],
      mistakes: mistakes)
    return Judge(assessment).verdict(
      on: Observation(answers: [0: .scene(Scene(moments: moments))], ending: .finished))
  }

  /// Returns the code of the first finding, or nil where the view is right.
  static func code(of marks: [Drawing.Mark], expecting expected: [ExpectedMark], frame: Box = space) -> String? {
    verdict(on: marks, expecting: expected, frame: frame).findings.first?.code
  }
}
