import Foundation
import Geometry
import Observing

/// How numbers and places are written for learners: at most three decimals, no needless zeros.
package enum Spelling {
  /// Returns a number with at most three decimals.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    if abs(number) >= 1e15 { return "\(number)" }
    var text = String(format: "%.3f", number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }

  /// Returns a learner's text in one line that no terminal can be led astray by, cut where it is long.
  ///
  /// Control characters, marks for the direction of writing and others that cannot be seen are spelled as in Swift, so
  /// that they can be, but for joiners where a script or an emoji needs them; of marks set above one another only the first
  /// ones are left as they are.
  ///
  /// - Parameter limit: How many characters are shown; a spelled one counts as many as its spelling.
  package static func harmless(_ text: some StringProtocol, limit: Int) -> String {
    var result = String.UnicodeScalarView()
    var room = limit
    var marks = 0
    var last: Unicode.Scalar?
    let scalars = text.unicodeScalars
    for place in scalars.indices {
      let scalar = scalars[place]
      marks = scalar.isMark ? marks + 1 : 0
      var isShown = scalar.isVisible && marks <= 3
      if !isShown, marks == 0 {
        isShown = Joiners.isAtWork(scalar, after: last, before: scalars[scalars.index(after: place)...].first)
      }
      last = scalar
      let spelling = isShown ? nil : escaped(scalar)
      room -= spelling?.count ?? 1
      if room < 0 { return String(result) + "..." }
      if let spelling { result.append(contentsOf: spelling.unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": " "
    case "\n": "\\n"
    case "\r": "\\r"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  package static func text(_ point: Point) -> String { "(\(text(point.x)), \(text(point.y)))" }

  /// Returns a rectangle as x, y, width and height.
  package static func text(_ box: Box) -> String {
    box.isNull ? "nothing" : list([box.minX, box.minY, box.width, box.height])
  }

  package static func text(_ rectangle: Question.Rectangle) -> String {
    list([rectangle.x, rectangle.y, rectangle.width, rectangle.height])
  }

  /// Returns the values with which a type is made, as they are written in a call.
  package static func text(_ given: Given) -> String {
    (numbers(given.values) + given.texts.map { ($0.key, harmless($0.value, limit: 60)) })
      .sorted { $0.0 < $1.0 }
      .map { "\($0.0): \($0.1)" }
      .joined(separator: ", ")
  }

  /// Returns the numbers by their names; those that make up one rectangle, size or point stand together.
  private static func numbers(_ values: [String: Double]) -> [(String, String)] {
    Dictionary(grouping: values) { $0.key.split(separator: ".").first.map(String.init) ?? $0.key }
      .map { name, group in
        guard group.contains(where: { $0.key != name }) else {
          let angle = name.lowercased().hasSuffix("angle") ? "°" : ""
          return (name, text(group[0].value) + angle)
        }
        let order = ["x", "y", "width", "height"]
        let sides = order.compactMap { values["\(name).\($0)"] }
        return sides.count == group.count
          ? (name, list(sides))
          : (name, group.sorted { $0.key < $1.key }.map { "\($0.key) \(text($0.value))" }.joined(separator: ", "))
      }
  }

  /// Returns what a question asked, for instance "rectangle (0, 0, 100, 100)".
  ///
  /// - Parameter steps: After how many steps of a scene.
  package static func text(_ question: Question, steps: Int = 0) -> String {
    var subject: [String]
    switch question.subject {
    case .path(let rectangle): subject = ["rectangle \(text(rectangle))"]
    case .size(let proposal):
      func side(_ length: Double?) -> String { length.map { text($0) } ?? "unspecified" }
      subject = ["proposal \(side(proposal.width)) by \(side(proposal.height))"]
    case .scene(let stage): subject = ["a space of \(text(stage.width)) by \(text(stage.height)) points"]
    case .value: subject = question.given == Given() ? ["the answer"] : []
    }
    if question.given != Given() { subject.append(text(question.given)) }
    if !question.insets.isEmpty {
      subject.append("inset by \(question.insets.map { text($0) }.joined(separator: ", then by "))")
    }
    if case .scene(let stage) = question.subject, steps > 0 {
      subject.append("after \(stage.steps.prefix(steps).map { text($0) }.joined(separator: ", then "))")
    }
    return subject.joined(separator: ", ")
  }

  package static func text(_ step: Stage.Step) -> String {
    switch step {
    case .tap(let x, let y): "a tap at \(text(Point(x, y)))"
    case .leave: "it left the screen"
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "(\(numbers.map { text($0) }.joined(separator: ", ")))"
  }
}

extension Unicode.Scalar {
  /// Whether it shows, or is a plain space.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
