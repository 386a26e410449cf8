import Geometry
import Observing

/// Where a view is shown, and what is done with it there.
package struct Staging: Sendable {
  /// The spaces that a view is offered: their upper left corner is 0, 0.
  package var boxes: [Box]

  /// How wide other spaces may be, in points.
  package var widths: ClosedRange<Int>

  /// How high other spaces may be, in points.
  ///
  /// Unless told otherwise they are not high: a circle made of four curves is off by its radius / 3700, which must stay
  /// below what the border of a thin line may be off.
  package var heights: ClosedRange<Int>

  /// What is done with the view, one after the other.
  package var steps: @Sendable (Setting) -> [Stage.Step]

  package init(
    in boxes: [Box] = Staging.boxes, widths: ClosedRange<Int> = 240...700, heights: ClosedRange<Int> = 240...460,
    steps: @escaping @Sendable (Setting) -> [Stage.Step] = { _ in [] }
  ) {
    self.boxes = boxes
    self.widths = widths
    self.heights = heights
    self.steps = steps
  }

  /// A high space and a wide one.
  package static let boxes = [
    Box(x: 0, y: 0, width: 300, height: 600), Box(x: 0, y: 0, width: 600, height: 300),
  ]

  /// Returns whether a space as large as a box is one that the view can be offered.
  func hasRoom(in box: Box) -> Bool {
    (Double(widths.lowerBound)...Double(widths.upperBound)).contains(box.width)
      && (Double(heights.lowerBound)...Double(heights.upperBound)).contains(box.height)
  }

  func stage(in setting: Setting) -> Stage {
    Stage(width: setting.width, height: setting.height, steps: steps(setting))
  }
}

extension Stage.Step {
  /// A tap at a point, in points from the upper left corner of the space.
  package static func tap(_ point: Point) -> Stage.Step { .tap(x: point.x, y: point.y) }
}
