import Geometry

/// Returns a set of values by chance, of those that are ordinary for an exercise.
package typealias Variation = @Sendable (inout SeededGenerator) -> Parameters

/// What is asked beyond the questions that every check asks: so a table of known answers is found out.
package struct ExtraQuestions: Sendable {
  /// Rectangles, in points: a path is asked in them, sizes as large are proposed, and views get spaces as large.
  package var boxes: [Box]

  /// Values with which the learner's type is made.
  package var parameters: [Parameters]

  package init(boxes: [Box] = [], parameters: [Parameters] = []) {
    self.boxes = boxes
    self.parameters = parameters
  }

  /// How many rectangles and how many sets of values a seed gives.
  package static let count = 3

  /// Draws what a part is asked by chance.
  ///
  /// An exercise whose values do not vary gets no other ones; one with few values may get less than three.
  init(for part: Part, of assessment: Assessment, using generator: inout SeededGenerator) {
    switch part.expectation {
    case .region, .lines, .size: boxes = Self.rectangles(using: &generator)
    case .scene(let staging, _): boxes = Self.spaces(of: staging, using: &generator)
    case .value, .refusal: boxes = []
    }
    parameters = []
    guard let variation = part.variation(in: assessment) else { return }
    let known = part.parameters(in: assessment)
    // By chance a set may come twice, or be one that is always asked.
    for _ in 0..<100 where parameters.count < Self.count {
      let drawn = variation(&generator)
      if !(known + parameters).contains(where: { $0.asksTheSame(as: drawn) }) { parameters.append(drawn) }
    }
  }

  /// Returns those of the questions that a part of an assessment can be asked.
  func taken(by part: Part, of assessment: Assessment) -> ExtraQuestions {
    guard !parameters.isEmpty else { return self }
    let form = ParameterForm(of: part, in: assessment)
    return ExtraQuestions(boxes: boxes, parameters: parameters.filter(form.takes))
  }

  /// Two rectangles at 0, 0 and one elsewhere: where the origin is not the lesson, only the first two can cost points.
  private static func rectangles(using generator: inout SeededGenerator) -> [Box] {
    var wide = generator.sides(40...400)
    var high = generator.sides(40...400)
    if wide.width < wide.height { swap(&wide.width, &wide.height) }
    if high.width > high.height { swap(&high.width, &high.height) }
    let (x, y) = (generator.number(-200...200), generator.number(-200...200))
    // Where a small rectangle leaves no room for a line, a figure measured from 0, 0 would look like another figure.
    let elsewhere = generator.sides(100...400)
    return [
      Box(x: 0, y: 0, width: wide.width, height: wide.height), Box(x: 0, y: 0, width: high.width, height: high.height),
      Box(x: x == 0 ? 7 : x, y: y, width: elsewhere.width, height: elsewhere.height),
    ]
  }

  private static func spaces(of staging: Staging, using generator: inout SeededGenerator) -> [Box] {
    (0..<count).map { _ in
      Box(x: 0, y: 0, width: generator.number(staging.widths), height: generator.number(staging.heights))
    }
  }
}

extension SeededGenerator {
  /// Returns a width and a height in points of which one is at least a tenth longer.
  fileprivate mutating func sides(_ range: ClosedRange<Int>) -> Size {
    while true {
      let size = Size(number(range), number(range))
      if max(size.width, size.height) >= 1.1 * min(size.width, size.height) { return size }
    }
  }
}

extension Parameters {
  /// Returns whether a learner's type sees no difference.
  fileprivate func asksTheSame(as other: Parameters) -> Bool {
    values == other.values && texts == other.texts && insets == other.insets
  }
}
