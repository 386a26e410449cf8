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

  /// Returns a learner's text in one line without control characters, cut where it is long.
  package static func harmless(_ text: some StringProtocol, limit: Int) -> String {
    let plain = String(
      text.prefix(limit).unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: scalar == "\t" ? " " : "?"
        default: Character(scalar)
        }
      })
    return text.count > limit ? plain + "..." : plain
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
    given.values.sorted { $0.key < $1.key }
      .map { "\($0.key): \(text($0.value))\($0.key.lowercased().hasSuffix("angle") ? "°" : "")" }
      .joined(separator: ", ")
  }

  /// Returns what a question asked, for instance "rectangle (0, 0, 100, 100)".
  package static func text(_ question: Question) -> String {
    let subject: String
    switch question.subject {
    case .path(let rectangle): subject = "rectangle \(text(rectangle))"
    case .size(let proposal):
      func side(_ length: Double?) -> String { length.map { text($0) } ?? "unspecified" }
      subject = "proposal \(side(proposal.width)) by \(side(proposal.height))"
    }
    let given = question.given.values.isEmpty ? [] : [text(question.given)]
    let amounts = question.insets.map { text($0) }.joined(separator: ", then by ")
    let insets = question.insets.isEmpty ? [] : ["inset by \(amounts)"]
    return ([subject] + given + insets).joined(separator: ", ")
  }

  private static func list(_ numbers: [Double]) -> String {
    "(\(numbers.map { text($0) }.joined(separator: ", ")))"
  }
}
