import Judging
import Observing

/// What was asked, for programs.
struct QuestionJSON {
  var question: Question

  /// How many steps were done with a view before something was seen.
  var steps: Int

  init(_ question: Question, steps: Int = 0) {
    self.question = question
    self.steps = steps
  }

  /// The rectangle as x, y, width and height; null where none was asked about.
  var rectangle: JSONText {
    switch question.subject {
    case .path(let rectangle): .numbers(rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    case .scene(let stage): .numbers(0, 0, stage.width, stage.height)
    case .size, .value: .null
    }
  }

  /// With which values, after which steps and after which insets it was asked; what there was none of is left out.
  var circumstances: [(key: String, value: JSONText)] {
    var fields: [(key: String, value: JSONText)] = []
    let given = question.given
    if !given.values.isEmpty || !given.texts.isEmpty {
      let values =
        given.values.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONText.number($0.value)) }
        + given.texts.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONText.text($0.value)) }
      fields.append(("parameters", .object(values)))
    }
    if case .scene(let stage) = question.subject, steps > 0 {
      fields.append(("steps", .list(stage.steps.prefix(steps).map { .text(Spelling.text($0)) })))
    }
    if !question.insets.isEmpty { fields.append(("insets", .list(question.insets.map { .number($0) }))) }
    return fields
  }
}

extension JSONText {
  static func numbers(_ numbers: Double...) -> JSONText { .list(numbers.map { .number($0) }) }
}
