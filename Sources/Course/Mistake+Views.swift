import Drawing
import Geometry
import Judging

/// What a view shows, from back to front, as a function of its circumstances.
typealias Marks = @Sendable (Setting) -> [ExpectedMark]

extension Mistake {
  /// A mistake that shows in what a view draws.
  static func shows(_ code: String, _ message: String, hint: String, _ marks: @escaping Marks) -> Mistake {
    Mistake(code, message, hint: hint, .shows { ExpectedScene(marks($0)) })
  }
}

extension Part.Expectation {
  /// What a view draws in both spaces, from back to front.
  static func marks(_ marks: @escaping Marks) -> Part.Expectation { .scene { ExpectedScene(marks($0)) } }
}

extension Setting {
  /// The same circumstances in a space with edges moved inwards, in points.
  func inset(by distance: Double) -> Setting { moved(to: box.expanded(by: -distance)) }
}
