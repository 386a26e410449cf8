import Geometry
import Observing

/// What should be seen of a view on a stage: once it was laid out, and again after each step.
package struct ExpectedScene: Sendable {
  /// The moments: the first before any step, then one for each step. Later moments than these are not looked at.
  package var moments: [ExpectedMoment]

  /// Scenes that are as good as this one, where an exercise leaves something open that shows.
  package private(set) var alternatives: [ExpectedScene] = []

  package init(moments: [ExpectedMoment]) {
    self.moments = moments
  }

  /// Makes a scene of one moment; see `ExpectedMoment`.
  package init(
    _ marks: [ExpectedMark]?, frame: Box? = nil, taps: [ExpectedTap] = [], readings: [String: Value] = [:]
  ) {
    moments = [ExpectedMoment(marks, frame: frame, taps: taps, readings: readings)]
  }

  /// The scene with one more moment: that after the next step.
  package func then(
    _ marks: [ExpectedMark]? = nil, frame: Box? = nil, taps: [ExpectedTap] = [], readings: [String: Value] = [:]
  ) -> ExpectedScene {
    var scene = self
    scene.moments.append(ExpectedMoment(marks, frame: frame, taps: taps, readings: readings))
    scene.alternatives = alternatives.map { $0.then(marks, frame: frame, taps: taps, readings: readings) }
    return scene
  }

  /// This scene or another one, in each stage anew; what differs is told of this one.
  ///
  /// A part that is right in more than one way as a whole has alternatives of its own.
  package func or(_ other: ExpectedScene) -> ExpectedScene {
    var scene = self
    scene.alternatives.append(other)
    return scene
  }
}

/// What should be seen at one time.
package struct ExpectedMoment: Sendable {
  /// What is drawn, from back to front; nil where that is not looked at, as once the view has left.
  package var marks: [ExpectedMark]?

  /// The frame of the outermost view, in points; nil where it is free.
  package var frame: Box?

  /// Places that can be tapped, and places that cannot.
  package var taps: [ExpectedTap]

  /// What the probe reads; other readings are not looked at.
  package var readings: [String: Value]

  package init(
    _ marks: [ExpectedMark]?, frame: Box? = nil, taps: [ExpectedTap] = [], readings: [String: Value] = [:]
  ) {
    self.marks = marks
    self.frame = frame
    self.taps = taps
    self.readings = readings
  }
}

/// A place, and whether a tap there should do something.
package struct ExpectedTap: Sendable, Hashable {
  /// The place, in points from the upper left corner of the space that the view is offered.
  package var point: Point

  /// Whether a tap there runs an action.
  package var isTaken: Bool

  /// What lies there, in the learner's words, for instance "the corner beside the circle".
  package var what: String

  /// A place where a tap runs an action.
  package static func taken(_ point: Point, _ what: String) -> ExpectedTap {
    ExpectedTap(point: point, isTaken: true, what: what)
  }

  /// A place where a tap does nothing.
  package static func ignored(_ point: Point, _ what: String) -> ExpectedTap {
    ExpectedTap(point: point, isTaken: false, what: what)
  }
}
