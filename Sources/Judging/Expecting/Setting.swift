import Drawing
import Geometry
import Observing

/// The circumstances of one question: the rectangle, the values with which the learner's type is made, and its insets.
package struct Setting: Sendable, Hashable {
  /// The rectangle, in points, y growing downwards.
  package var box: Box

  /// The values by the names of the parameters.
  package var given: [String: Double]

  /// The texts by the names of the parameters.
  package var texts: [String: String]

  /// The amounts by which the shape is inset, one after the other, in points.
  package var insets: [Double]

  package init(
    box: Box, given: [String: Double] = [:], texts: [String: String] = [:], insets: [Double] = []
  ) {
    self.box = box
    self.given = given
    self.texts = texts
    self.insets = insets
  }

  package var minX: Double { box.minX }
  package var minY: Double { box.minY }
  package var maxX: Double { box.maxX }
  package var maxY: Double { box.maxY }
  package var midX: Double { box.midX }
  package var midY: Double { box.midY }
  package var width: Double { box.maxX - box.minX }
  package var height: Double { box.maxY - box.minY }
  package var center: Point { box.center }

  /// Half the smaller side: the radius of the largest circle that fits.
  package var radius: Double { min(width, height) / 2 }

  /// How far the shape is inset in all, in points: insets add up.
  package var inset: Double { insets.reduce(0, +) }

  /// Returns the value of a parameter; an exercise asks only for what its parameters list.
  package subscript(name: String) -> Double {
    guard let value = given[name] else { preconditionFailure("the exercise lists no parameter \(name)") }
    return value
  }

  /// Returns a text; an exercise asks only for what its parameters list.
  package func text(_ name: String) -> String {
    guard let text = texts[name] else { preconditionFailure("the exercise lists no text \(name)") }
    return text
  }

  /// Returns the outline that a text describes, in the form of `Answer.path`; empty where it describes none.
  package func outline(_ name: String) -> Outline { Outline(pathText: text(name)) ?? Outline() }

  /// Returns the rectangle of the values `name.x`, `name.y`, `name.width` and `name.height`, in points.
  package func box(_ name: String) -> Box {
    Box(x: self[name + ".x"], y: self[name + ".y"], width: self[name + ".width"], height: self[name + ".height"])
  }

  /// Returns the point at fractions of the width and the height.
  package func at(_ x: Double, _ y: Double) -> Point { Point(minX + x * width, minY + y * height) }

  /// The same circumstances in another rectangle.
  package func moved(to box: Box) -> Setting { Setting(box: box, given: given, texts: texts, insets: insets) }
}
