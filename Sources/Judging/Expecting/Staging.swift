import Geometry
import Observing

/// Where a view is shown, and what is done with it there.
package struct Staging: Sendable {
  /// The spaces that a view is offered: their upper left corner is 0, 0.
  package var boxes: [Box]

  /// What is done with the view, one after the other.
  package var steps: @Sendable (Setting) -> [Stage.Step]

  package init(in boxes: [Box] = Staging.boxes, steps: @escaping @Sendable (Setting) -> [Stage.Step] = { _ in [] }) {
    self.boxes = boxes
    self.steps = steps
  }

  /// A high space and a wide one.
  package static let boxes = [
    Box(x: 0, y: 0, width: 300, height: 600), Box(x: 0, y: 0, width: 600, height: 300),
  ]

  func stage(in setting: Setting) -> Stage {
    Stage(width: setting.width, height: setting.height, steps: steps(setting))
  }
}

extension Stage.Step {
  /// A tap at a point, in points from the upper left corner of the space.
  package static func tap(_ point: Point) -> Stage.Step { .tap(x: point.x, y: point.y) }
}
